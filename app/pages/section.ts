import type { Localized } from "#app/i18n/localize.ts";
import type { PAGE_BY_PATH_RESULT } from "#app/sanity/sanity.generated.ts";

/** A section of a page, in the page's language. */
export type Section = Localized<NonNullable<PAGE_BY_PATH_RESULT>["sections"][number]>;

/** One kind of section. */
export type SectionOf<Type extends Section["_type"]> = Extract<Section, { _type: Type }>;
