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

/** The text that says whom promos are for. */
export type GroupTitle = "promos:forClients" | "promos:forNotClients" | "promos:forEveryone" | "promos:forBusiness";

type Addressed = Pick<Promo, "audience" | "isForBusiness">;

export interface PromoGroup<P> {
  title: GroupTitle;
  promos: P[];
}

/** A promo for one client status is for that one, for businesses too. */
function titleOf({ audience, isForBusiness }: Addressed): GroupTitle {
  if (audience === "client") return "promos:forClients";
  if (audience === "notClient") return "promos:forNotClients";
  return isForBusiness ? "promos:forBusiness" : "promos:forEveryone";
}

/**
 * Promos by whom they are for: first those for the visitor's own client status, then those for everyone, those for the other status, which
 * a visitor whose status is only the default may need, and those for businesses. Within a group they keep their order. See
 * docs/rules.md#promo-display.
 */
export function groupPromos<P extends Addressed>(promos: readonly P[], clientStatus: ClientStatus): PromoGroup<P>[] {
  const isForClients = clientStatus === "CLIENT";
  const titles: GroupTitle[] = [
    isForClients ? "promos:forClients" : "promos:forNotClients",
    "promos:forEveryone",
    isForClients ? "promos:forNotClients" : "promos:forClients",
    "promos:forBusiness",
  ];
  return titles
    .map((title) => ({ title, promos: promos.filter((promo) => titleOf(promo) === title) }))
    .filter((group) => group.promos.length > 0);
}

/** The client status that a group of promos is for; undefined if it is for more than one. */
export function statusOf({ title }: Pick<PromoGroup<unknown>, "title">): ClientStatus | undefined {
  if (title === "promos:forClients") return "CLIENT";
  return title === "promos:forNotClients" ? "NOT_CLIENT" : undefined;
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
