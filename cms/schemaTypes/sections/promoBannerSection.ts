import { defineField, defineType } from "@sanity/types";
import { PROMO_PAGES } from "../fields/optionLists.ts";

/** Requires a promo or a page. */
function bannerProblem(section: { promo?: unknown; place?: string } | undefined): true | string {
  return Boolean(section?.promo || section?.place) || "Elige una promoción, o un lugar para que salgan las suyas.";
}

/** The banner of one promo, or of all promos of a page (docs/rules.md#promo-display). Without a running promo the site shows nothing. */
export const promoBannerSection = defineType({
  name: "promoBannerSection",
  title: "Banner de promoción",
  type: "object",
  fields: [
    defineField({
      name: "place",
      title: "Promociones de",
      type: "string",
      options: { list: PROMO_PAGES },
      description: "Salen las que estén en marcha en ese lugar, según sus fechas.",
      initialValue: "home",
      hidden: ({ parent }) => Boolean(parent?.promo),
    }),
    defineField({
      name: "promo",
      title: "Solo esta promoción",
      type: "reference",
      to: [{ type: "promo" }],
      description: "Fuera de sus fechas el banner no se ve.",
    }),
  ],
  validation: (rule) => rule.custom(bannerProblem),
  preview: {
    select: { title: "promo.title.es", place: "place", media: "promo.image" },
    prepare: ({ title, place, media }) => ({
      title: title ?? `Promociones de ${PROMO_PAGES.find(({ value }) => value === place)?.title ?? "…"}`,
      subtitle: "Banner de promoción",
      media,
    }),
  },
});
