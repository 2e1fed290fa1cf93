import type { Localized } from "#app/i18n/localize.ts";
import type { HOUSES_RESULT, KIT_BY_SLUG_RESULT, PAGE_BY_PATH_RESULT } from "#app/sanity/sanity.generated.ts";

type Section = NonNullable<PAGE_BY_PATH_RESULT>["sections"][number];
type SectionOf<Type extends Section["_type"]> = Localized<Extract<Section, { _type: Type }>>;

// Kits in the page's language: one type for each set of fields in queries.ts.

/** A kit with the fields of `KIT_OFFER`. */
export type OfferedKit = SectionOf<"kitOfferSection">["kit"];

/** A kit's page: its offer and its plan. */
export type PageKit = Localized<NonNullable<KIT_BY_SLUG_RESULT>>;

/** A dwelling or a business with the places of devices, without its picture's text. */
export type House = Localized<HOUSES_RESULT[number]>;

/** A kit with the fields of `KIT_CARD`. */
export type CardKit = SectionOf<"kitsSection">["kits"][number];

/** A kit with the fields of `KIT_PRICE`. */
export type TableKit = SectionOf<"territorySection">["kits"][number];

/** A kit with the fields of `KIT_COST`, which lead to its order. */
export type OrderedKit = SectionOf<"costSection">["kits"][number];

/** A kit with the fields of `KIT_BOTH_PRICES`. */
export type PriceCardKit = SectionOf<"pricesSection">["kits"][number];

/** A kit with the fields of `KIT_COMPARISON`. */
export type ComparedKit = SectionOf<"compareSection">["kits"][number];

/** A kit with the fields of `KIT_SELECTOR`. */
export type SelectorKit = SectionOf<"selectorSection">["kits"][number];

/** An extra that can be ordered with a kit, with the fields of `ORDER_EXTRAS`. */
export type OrderExtra = OfferedKit["extras"][number];
