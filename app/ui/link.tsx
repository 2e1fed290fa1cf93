// biome-ignore lint/style/noRestrictedImports: this is where it comes from.
import { type LinkProps, Link as RemixLink } from "@remix-run/react";
import { withCampaign } from "#app/analytics/campaign.ts";
import { useCampaignId } from "#app/analytics/use-campaign.ts";

export type { LinkProps };

/** A link of the site, as Remix has it; once the page's code has come it keeps the id of the visitor's campaign (section 2). */
export function Link({ to, ...link }: LinkProps) {
  return <RemixLink {...link} to={withCampaign(to, useCampaignId())} />;
}
