import { Sections, type SectionsProps } from "./page-sections.tsx";
import type { PageKind } from "./sections/hero-section.tsx";
import type { ShownSection } from "./sections/section-frame.tsx";

/** The sections of a page that sells, and of a kit's page: two short ones that follow each other share a row. */
export function SellingSections({ sections, heading, kind }: SectionsProps) {
  return inRows(sections, isShort).map((row) =>
    row.length > 1 ? (
      <div key={row[0]?._key} className="side-by-side lg:contained">
        <Sections sections={row} heading={heading} kind={kind} />
      </div>
    ) : (
      <Sections key={row[0]?._key} sections={row} heading={heading} kind={kind} />
    ),
  );
}

/** Sections that say one thing, of which two fit beside each other. */
const SHORT_SECTIONS: ShownSection["_type"][] = [
  "promoBannerSection",
  "callToActionSection",
  "kitHelpSection",
  "reasonsSection",
  "guaranteeSection",
  "faqSection",
  "callBackSection",
];

/** Reasons that are explained take the whole row. */
const isShort = (section: ShownSection) =>
  SHORT_SECTIONS.includes(section._type) &&
  !(section._type === "reasonsSection" && section.reasons.some(({ text }) => text));

/**
 * The room above the footer. A band of colour touches it, as far as it goes to both edges of the screen: on a wide one not where it
 * shares a row, nor on a page that serves.
 */
export function roomBelow(sections: ShownSection[], kind?: PageKind): string {
  const last = sections.at(-1)?._type;
  if (last !== "callBackSection" && last !== "quizStartSection") return "pb-16";
  const isCard = kind === "serve" || (kind === "sell" && inRows(sections, isShort).at(-1)?.length === 2);
  return isCard ? "lg:pb-10" : "";
}

/** The rows of sections on a wide screen: two that fit beside each other share one. A section without content has none. */
export function inRows(sections: ShownSection[], fits: (section: ShownSection) => boolean): ShownSection[][] {
  const rows: ShownSection[][] = [];
  for (const section of sections) {
    if (section._type === "promoBannerSection" && section.promos.length === 0) continue;
    const last = rows.at(-1);
    if (last?.length === 1 && [...last, section].every(fits)) last.push(section);
    else rows.push([section]);
  }
  return rows;
}
