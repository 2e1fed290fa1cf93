import { useLocation } from "@remix-run/react";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { pathWithoutLocale } from "#app/i18n/locale.ts";
import { PATHS } from "#app/paths.ts";

/** Pages that are another by their query: what was answered so far, looked for, or sent. All others are the same for every query. */
const TOLD_BY_QUERY: string[] = [
  PATHS.quiz,
  PATHS.funnel,
  PATHS.configurator,
  PATHS.help,
  PATHS.feedback,
  PATHS.callbackSent,
];

/** The query that a link to this same page, in another language or with other prices, has to keep. */
export function useKeptQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  return withoutCampaign(new URLSearchParams(TOLD_BY_QUERY.includes(pathWithoutLocale(pathname)) ? search : ""));
}
