import { useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { CAMPAIGN_ID, CAMPAIGN_KEY, type Campaign, campaignAt, campaignOf } from "./campaign.ts";

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this tab's storage holds; nothing where the browser keeps nothing for us. */
function stored(): Campaign {
  try {
    return campaignOf(sessionStorage.getItem(CAMPAIGN_KEY));
  } catch {
    return {};
  }
}

const storedId = () => stored()[CAMPAIGN_ID];

const none = () => undefined;

/** The id that links of the site keep; on the server and at first none, for pages are the same for all, so that they can be cached. */
export function useCampaignId(): string | undefined {
  return useSyncExternalStore(listen, storedId, none);
}

/** Keeps the campaign of each address that the visitor comes to, until the tab is closed. */
export function useKeptCampaign(): void {
  const { search } = useLocation();
  useEffect(() => keep(search), [search]);
}

function keep(search: string): void {
  const before = stored();
  const campaign = campaignAt(search, before);
  if (campaign === before) return;
  try {
    sessionStorage.setItem(CAMPAIGN_KEY, JSON.stringify(campaign));
  } catch {
    // Then links keep nothing either; nobody's visit depends on it.
    return;
  }
  for (const listener of listeners) listener();
}
