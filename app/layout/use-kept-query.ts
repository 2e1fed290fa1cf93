import { useLocation } from "@remix-run/react";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { SENT_PATH } from "#app/callback/paths.ts";
import { FEEDBACK_PATH } from "#app/feedback/about.ts";
import { HELP_PATH } from "#app/help/help-path.ts";
import { pathWithoutLocale } from "#app/i18n/locale.ts";

/** Pages that are another by their query: what was answered so far, looked for, or sent. All others are the same for every query. */
const TOLD_BY_QUERY = ["/calcula-tu-alarma", "/encuesta", "/configurador", HELP_PATH, FEEDBACK_PATH, SENT_PATH];

/** The query that a link to this same page, in another language or with other prices, has to keep. */
export function useKeptQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  return withoutCampaign(new URLSearchParams(TOLD_BY_QUERY.includes(pathWithoutLocale(pathname)) ? search : ""));
}
