import { LRUCache } from "lru-cache";
import { countedCampaign } from "#app/analytics/campaign.ts";
import { OTHER_CAMPAIGN } from "#app/db/funnel-counts.server.ts";
import type { Store } from "#app/db/store.server.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What an address sends in a day to be counted, at most. Hundreds of people share an address of a mobile network. */
const MAX_SENT = 5_000;

/** New campaigns that an address may bring in a day. */
const MAX_NEW_CAMPAIGNS = 5;

/** Limits the memory. The addresses that were away longest are forgotten. */
const MAX_NETWORKS = 10_000;

interface Share {
  sent: number;
  campaigns: Set<string>;
}

/**
 * What one IP address may add to the counts of a day, so that nobody alone fills what is there for all (docs/rules.md#funnel-counts). In
 * memory only, and each process for itself: no address is stored. Without a network nothing is limited.
 */
export function createCountLimits({ funnel }: Pick<Store, "funnel">) {
  const shares = new LRUCache<string, Share>({ max: MAX_NETWORKS, ttl: DAY_MS });
  const shareOf = (network: string): Share => {
    const before = shares.get(network);
    if (before) return before;
    const share = { sent: 0, campaigns: new Set<string>() };
    shares.set(network, share);
    return share;
  };
  return {
    /** Counts something that a network sent. Returns whether it may still be counted. */
    allows(network: string | undefined): boolean {
      if (network === undefined) return true;
      const share = shareOf(network);
      share.sent += 1;
      return share.sent <= MAX_SENT;
    },

    /** The campaign of a URL as it is counted for a network: '(otras)' for one more that nobody had before. */
    campaignOf(query: URLSearchParams, network: string | undefined): string {
      const campaign = countedCampaign(query);
      if (campaign === "" || network === undefined || funnel.knowsCampaign(campaign)) return campaign;
      const { campaigns } = shareOf(network);
      if (!campaigns.has(campaign) && campaigns.size >= MAX_NEW_CAMPAIGNS) return OTHER_CAMPAIGN;
      campaigns.add(campaign);
      return campaign;
    },
  };
}

export type CountLimits = ReturnType<typeof createCountLimits>;
