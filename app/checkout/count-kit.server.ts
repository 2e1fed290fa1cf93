import { CAMPAIGN_ID, countedCampaign } from "#app/analytics/campaign.ts";
import type { PageContext } from "#app/context.ts";
import type { Checkout } from "#app/db/database.ts";
import { isAutomated } from "#app/http/automated.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { parseKitId } from "#app/kits/kit-id.ts";
import { getClientStatus } from "#app/site/client-status.server.ts";
import type { VisitorCheckout } from "./checkout-session.server.ts";

/**
 * Counts that a visitor came to the checkout with a kit (docs/rules.md#funnel-counts). The kit that the cookie or the stored checkout has
 * already was counted before: a reload counts nothing, and neither do extras.
 */
export function countKit(
  request: Request,
  { store, experiments, preview, counting }: Pick<PageContext, "store" | "experiments" | "preview" | "counting">,
  { checkout: stored, pending }: VisitorCheckout,
  { selection }: Checkout,
): void {
  const kit = selection.productId;
  const known = [
    pending && parseKitId(pending.kit),
    stored?.order_id === null ? stored.selection.productId : undefined,
  ];
  if (known.includes(kit) || !isCounted(request, { preview }) || !counting.allows()) return;
  const { pathname, searchParams } = new URL(request.url);
  store.funnel.add({
    event: "kit",
    page: "",
    kit,
    client_status: getClientStatus(request),
    language: localeOf(pathname),
    campaign: counting.campaignOf(searchParams),
    variant: experiments.seenBy(request.headers.get("Cookie")),
  });
}

/** Whether a request is a visitor's: the one rule for the kit and for all stages of a checkout (docs/rules.md#funnel-counts). */
export function isCounted(request: Request, { preview }: Pick<PageContext, "preview">): boolean {
  return !preview && !isAutomated((name) => request.headers.get(name));
}

/** The query string of the checkout's forms, with the campaign of the page: the first form stores it. */
export function withCampaignOf(searchParams: URLSearchParams, formQuery: string): string {
  const campaign = countedCampaign(searchParams);
  return campaign === "" ? formQuery : `${formQuery}&${CAMPAIGN_ID}=${campaign}`;
}
