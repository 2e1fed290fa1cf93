import { LANGUAGES, type Locale } from "#app/i18n/languages.ts";
import type { Localized } from "#app/i18n/localize.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import type { PROMOTIONS_RESULT } from "#app/sanity/sanity.generated.ts";

/** A running promo, in the page's language. */
export type Promo = Localized<PROMOTIONS_RESULT[number]>;

/** Whether a promo is meant for a visitor of this client status; without an audience it is for all. */
export function isFor({ audience }: Pick<Promo, "audience">, clientStatus: ClientStatus): boolean {
  if (audience === "client") return clientStatus === "CLIENT";
  if (audience === "notClient") return clientStatus === "NOT_CLIENT";
  return true;
}

/** A date of the content ('2026-11-30') as a language writes it: 30/11/2026 in Spanish, 2026/11/30 in Basque. */
export function formatDate(date: string, locale: Locale): string {
  const parts = date.split("-");
  return (LANGUAGES[locale].dateOrder === "day-month-year" ? parts.reverse() : parts).join("/");
}
