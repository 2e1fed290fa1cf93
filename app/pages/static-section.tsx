import { useLocation } from "@remix-run/react";
import { useOpenTarget } from "#app/ui/accordion.tsx";
import { sentPart } from "#app/ui/sent-part.tsx";
import { isSent, type SectionOf, type SentSection, type StaticSectionType } from "./sections/section-frame.tsx";

const Content = sentPart(() => import("./sections/static-sections.tsx"));

/** A section of text, pictures and links. */
export function StaticSection({ section }: { section: SectionOf<StaticSectionType> | SentSection }) {
  const { key } = useLocation();
  useOpenTarget();
  return <Content content={isSent(section) ? undefined : { section }} of={key} />;
}
