import { useEffect } from "react";
import { useSite } from "#app/site/use-site.ts";
import { tagManagerUrl } from "./third-party.ts";
import { pushEvent, signalConsent } from "./track-event.ts";
import { useConsent } from "./use-consent.ts";

/**
 * Loads the configured third-party scripts, each once the visitor allows it. A loaded script stays until the next page load.
 * See docs/rules.md#third-party-scripts.
 */
export function ThirdPartyScripts() {
  const { callWidgetUrl, gtmContainerId } = useSite().thirdParty;
  const { consent } = useConsent();
  useEffect(() => {
    if (consent.calls && callWidgetUrl) loadOnce(callWidgetUrl);
  }, [consent.calls, callWidgetUrl]);
  useEffect(() => {
    signalConsent(consent.analytics);
    if (!consent.analytics || !gtmContainerId) return;
    if (loadOnce(tagManagerUrl(gtmContainerId))) pushEvent({ "gtm.start": Date.now(), event: "gtm.js" });
  }, [consent.analytics, gtmContainerId]);
  return null;
}

/** Adds a script to the page. Returns false when it is there already. The page works without it if it fails to load. */
function loadOnce(src: string): boolean {
  if ([...document.scripts].some((script) => script.src === src)) return false;
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  document.head.append(script);
  return true;
}
