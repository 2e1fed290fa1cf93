import { Sections, type SectionsProps } from "./page-sections.tsx";
import type { PageKind } from "./sections/hero-section.tsx";
import type { Section } from "./sections/section-frame.tsx";

/**
 * The sections of a page that sells, and of a kit's page: two short ones that follow each other share a row, and who guards the alarm stands
 * out on a dark band, with the reasons that follow it.
 */
export function SellingSections({ sections, heading, kind }: SectionsProps) {
  return inRows(sections, fitsBeside).map((row) => {
    const [first] = row;
    const parts = <Sections key={first?._key} sections={row} heading={heading} kind={kind} />;
    const look =
      first?._type === "guaranteeSection"
        ? "moment mt-section bg-brand-900 pb-section text-white"
        : row.length > 1 && "side-by-side lg:contained";
    if (!look) return parts;
    return (
      <div key={first?._key} className={look}>
        {parts}
      </div>
    );
  });
}

/** Sections that say one thing, of which two fit beside each other. */
const SHORT_SECTIONS: Section["_type"][] = [
  "promoBannerSection",
  "callToActionSection",
  "kitHelpSection",
  "faqSection",
];

/** One that shows the other kits is as wide as the page. */
const isShort = (section: Section) =>
  SHORT_SECTIONS.includes(section._type) && !("otherKits" in section && section.otherKits.length > 0);

/** Whether a section shares the row, or the dark band, of the one before it. */
const fitsBeside = (before: Section, section: Section) =>
  before._type === "guaranteeSection" ? section._type === "reasonsSection" : isShort(before) && isShort(section);

/** The room above the footer. A band of colour touches it, as far as it goes to both edges of the screen: not on a wide page that serves. */
export function roomBelow(sections: Section[], kind?: PageKind): string {
  const last = sections.at(-1)?._type;
  if (last !== "callBackSection" && last !== "quizStartSection") return "pb-16";
  return kind === "serve" ? "lg:pb-10" : "";
}

/** The rows of sections on a wide screen: two that fit beside each other share one. A section without content has none. */
export function inRows(sections: Section[], fits: (before: Section, section: Section) => boolean): Section[][] {
  const rows: Section[][] = [];
  for (const section of sections) {
    if (section._type === "promoBannerSection" && section.promos.length === 0) continue;
    const last = rows.at(-1);
    if (last?.length === 1 && last.every((before) => fits(before, section))) last.push(section);
    else rows.push([section]);
  }
  return rows;
}
