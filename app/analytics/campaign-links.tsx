import { useLocation } from "@remix-run/react";
import { type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { PersistentParamsProvider } from "#app/ui/link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CAMPAIGN_ID, campaignAt, parseCampaign, withCampaign, withoutCampaign } from "./campaign.ts";
import { TabStorage } from "./tab-storage.ts";

/** See docs/rules.md#browser-storage. */
const storage = new TabStorage("utm");

const storedId = () => parseCampaign(storage.read())[CAMPAIGN_ID];

/** The campaign's id, once the page is hydrated. The server's HTML has no campaign id, because it is cached for everybody. */
function useCampaignId(): string | undefined {
  const isHydrated = useHydrated();
  const [id, setId] = useState(() => (isHydrated ? storedId() : undefined));
  useEffect(() => {
    // All links depend on it. A transition lets React hydrate the page first.
    const update = () => startTransition(() => setId(storedId()));
    update();
    return storage.subscribe(update);
  }, []);
  return id;
}

/** Adds the campaign's id to the links of the page, and removes campaigns from the links in its HTML. */
export function CampaignLinks({ children }: { children: ReactNode }) {
  const id = useCampaignId();
  const persistentParams = useMemo(
    () => ({
      addTo: (to: Parameters<typeof withCampaign>[0]) => withCampaign(to, id),
      removeFrom: (search: string) => {
        const rest = withoutCampaign(new URLSearchParams(search));
        return rest.size > 0 ? `?${rest}` : "";
      },
    }),
    [id],
  );
  return <PersistentParamsProvider value={persistentParams}>{children}</PersistentParamsProvider>;
}

/** The campaign's id in a GET form, whose fields replace the query string. */
export function CampaignInput() {
  const id = useCampaignId();
  return id === undefined ? null : <input type="hidden" name={CAMPAIGN_ID} value={id} />;
}

/** Stores the campaign of the URL for this tab. */
export function useStoreCampaign(): void {
  const { search } = useLocation();
  useEffect(() => {
    const before = parseCampaign(storage.read());
    const campaign = campaignAt(search, before);
    if (campaign !== before) storage.write(JSON.stringify(campaign));
  }, [search]);
}
