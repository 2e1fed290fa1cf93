import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/seo/breadcrumbs.tsx";
import type { CmsPage } from "./load-page.server.ts";
import { Sections } from "./page-sections.tsx";
import { roomBelow } from "./selling-sections.tsx";

interface QuizPageProps extends Pick<CmsPage, "page" | "trail"> {
  children: ReactNode;
}

/** A page of the CMS with a quiz above its sections. The sections are hidden while the visitor answers. */
export function CmsPageWithQuiz({ page, trail, children }: QuizPageProps) {
  return (
    <>
      <Breadcrumbs trail={trail} here={page.title} />
      <main id="main" className={`group/quiz w-full ${roomBelow(page.sections)} has-data-alone:pb-0`}>
        {children}
        <div className="group-has-data-alone/quiz:hidden">
          <Sections sections={page.sections} />
        </div>
      </main>
    </>
  );
}
