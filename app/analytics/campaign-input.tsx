import { CAMPAIGN_ID } from "./campaign.ts";
import { useCampaignId } from "./use-campaign.ts";

/** Takes the campaign's id along with a form that leads on by its address, as links do. */
export function CampaignInput() {
  const id = useCampaignId();
  return id === undefined ? null : <input type="hidden" name={CAMPAIGN_ID} value={id} />;
}
