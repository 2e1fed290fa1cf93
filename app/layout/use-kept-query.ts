import { useLocation } from "@remix-run/react";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { pathWithoutLocale } from "#app/i18n/locale.ts";

/** Pages whose address holds what was answered so far. Other pages are the same for every query, so that they can be cached. */
const ANSWERED = ["/calcula-tu-alarma", "/encuesta", "/configurador"];

/** The query that a link to this same page, in another language or with other prices, has to keep. */
export function useKeptQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  return withoutCampaign(new URLSearchParams(ANSWERED.includes(pathWithoutLocale(pathname)) ? search : ""));
}
