import type { TrackedPromotion } from "#app/analytics/track-event.ts";
import { LANGUAGES, type Locale } from "#app/i18n/languages.ts";
import type { Localized } from "#app/i18n/localize.ts";
import type { PROMOTIONS_RESULT } from "#app/sanity/sanity.generated.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

/** An offer that runs today, in the page's language. Not the introductory price of kits. See docs/rules.md#promo-display. */
export type Promo = Localized<PROMOTIONS_RESULT[number]>;

/** A promo with the fields of `PROMO_BANNER`. */
export type BannerPromo = Omit<
  Promo,
  "mobileDiscount" | "action" | "priceLines" | "priceNote" | "figure" | "free" | "features" | "to" | "isForBusiness"
>;

/** Whether a promo is for visitors of this client status. A promo without an audience is for all. */
export function isForStatus({ audience }: Pick<Promo, "audience">, clientStatus: ClientStatus): boolean {
  if (audience === "client") return clientStatus === "CLIENT";
  if (audience === "notClient") return clientStatus === "NOT_CLIENT";
  return true;
}

/** Formats a date of the CMS ('2026-11-30') for a language: '30/11/2026' in Spanish, '2026/11/30' in Basque. */
export function formatDate(date: string, locale: Locale): string {
  const parts = date.split("-");
  return (LANGUAGES[locale].dateOrder === "day-month-year" ? parts.reverse() : parts).join("/");
}

type TrackedFields = Pick<Promo, "offerType" | "offeredProductName" | "offeredService" | "ppalImageAltText">;

/**
 * A promo as analytics tracks it, the same in both languages. See docs/rules.md#promotion-events.
 *
 * @param position among the promos on the page, from 1
 */
export function toTrackedPromotion(promo: TrackedFields, position: number): TrackedPromotion {
  const { offerType, offeredProductName, offeredService, ppalImageAltText } = promo;
  return { offerType, offeredProductName, offeredService, ppalImageAltText, position };
}
