import { type LayoutProps, Sections } from "../page-sections.tsx";
import { type PageKind, type Section, sectionAnchor } from "../sections/section-frame.tsx";

/** The opening of a page, and what is below it. A strip of benefits belongs to the opening. */
export function splitOpening({ sections, heading }: LayoutProps): { opening: Section[]; below: Section[] } {
  const [first, second] = sections;
  const hasStrip = second?._type === "benefitsSection" && !second.title;
  const length = first?._key !== heading ? 0 : hasStrip ? 2 : 1;
  return { opening: sections.slice(0, length), below: sections.slice(length) };
}

interface Props {
  sections: Section[];
  heading: string | undefined;
  kind: PageKind;
  /** The section that stands out. */
  dark?: Section | undefined;
}

/** The parts of a page that has a list of them: each with its anchor, the ways of contact in one row. */
export function Parts({ sections, heading, kind, dark }: Props) {
  return inRows(sections, areWaysOfContact).map((row) => {
    const parts = row.map((section) => (
      // A link to running text leads to one of its headings.
      <div
        key={section._key}
        id={section._type === "textSection" ? undefined : sectionAnchor(section)}
        className={section === dark ? "dark" : undefined}
      >
        <Sections sections={[section]} heading={heading} kind={kind} />
      </div>
    ));
    return row.length > 1 ? (
      <div key={row[0]?._key} className="beside">
        {parts}
      </div>
    ) : (
      parts
    );
  });
}

/** The phones, and the call-back form beside them. */
const areWaysOfContact = (...sections: Section[]) =>
  sections.every(({ _type }) => _type === "contactNeedsSection" || _type === "callBackSection");

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

/** The room above the footer. A band of colour touches it, as far as it goes to both edges of the screen: not on a wide page that serves. */
export function roomBelow(sections: Section[], kind?: PageKind): string {
  const last = sections.at(-1)?._type;
  if (last !== "callBackSection" && last !== "quizStartSection") return "pb-16";
  return kind === "serve" ? "lg:pb-10" : "";
}
