import { type SectionOf, type SentSection, STATIC_TYPES, type StaticSectionType } from "./sections/section-frame.tsx";

/**
 * For `JSON.stringify`, of the data that a page is hydrated with: leaves out the content of static sections, which the page's HTML has
 * already. Data that are loaded later, after a navigation or a publish, are complete.
 */
export function withoutSentContent(key: string, value: unknown): unknown {
  if (key !== "sections" || !Array.isArray(value)) return value;
  return value.map((section: unknown) => (isStatic(section) ? asSent(section) : section));
}

function asSent(section: SectionOf<StaticSectionType>): SentSection {
  const { _type, _key } = section;
  return {
    _type,
    _key,
    isSent: true,
    ...("isSummary" in section && { isSummary: section.isSummary }),
    ...("image" in section && { image: section.image }),
  };
}

function isStatic(section: unknown): section is SectionOf<StaticSectionType> {
  return (
    typeof section === "object" &&
    section !== null &&
    "_type" in section &&
    STATIC_TYPES.some((type) => type === section._type)
  );
}
