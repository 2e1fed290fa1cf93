import { useLocation } from "@remix-run/react";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { pathWithoutLocale } from "#app/i18n/locale.ts";
import { PATHS } from "#app/paths.ts";

/** Pages whose content depends on the query string. */
const PATHS_WITH_QUERY: string[] = [
  PATHS.quiz,
  PATHS.funnel,
  PATHS.configurator,
  PATHS.help,
  PATHS.feedback,
  PATHS.callbackSent,
];

/** The query string that selects the page's content. Links to the same page in another language or with other prices keep it. */
export function useContentQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  return withoutCampaign(new URLSearchParams(PATHS_WITH_QUERY.includes(pathWithoutLocale(pathname)) ? search : ""));
}
