import { type SectionOf, type SentSection, STATIC_TYPES, type StaticSectionType } from "./sections/section-frame.tsx";

/** A section as the data of a first page have it: static ones without the content, which is in the page's HTML. */
export function sentSection(section: unknown): unknown {
  return isStatic(section) ? asSent(section) : section;
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
