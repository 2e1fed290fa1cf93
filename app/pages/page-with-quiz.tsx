import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/seo/breadcrumbs.tsx";
import { roomBelow } from "./layouts/parts.tsx";
import type { CmsPage } from "./load-page.server.ts";
import { Sections } from "./page-sections.tsx";

interface QuizPageProps extends Pick<CmsPage, "page" | "trail"> {
  /** Whether nothing has been answered. */
  isStart: boolean;
  children: ReactNode;
}

/** A page of the CMS with a quiz above its sections. Only the start has the sections: nothing distracts who answers. */
export function CmsPageWithQuiz({ page, trail, isStart, children }: QuizPageProps) {
  return (
    <>
      <Breadcrumbs trail={trail} here={page.title} />
      <main id="main" className={isStart ? `w-full ${roomBelow(page.sections)}` : "w-full"}>
        {children}
        {isStart ? <Sections sections={page.sections} /> : null}
      </main>
    </>
  );
}
