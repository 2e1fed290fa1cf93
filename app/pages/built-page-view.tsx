import { Breadcrumbs } from "#app/seo/breadcrumbs.tsx";
import type { BuiltPage } from "./load-page.server.ts";
import { PageSections } from "./page-sections.tsx";

/** A page that marketing built, with the way back from it. */
export function BuiltPageView({ page, trail }: Pick<BuiltPage, "page" | "trail">) {
  return (
    <>
      <Breadcrumbs trail={trail} here={page.title} />
      <PageSections title={page.title} sections={page.sections} />
    </>
  );
}
