import { useEffect } from "react";
import { useSite } from "#app/site/use-site.ts";
import { tagManagerUrl } from "./third-party.ts";
import { useConsent } from "./use-consent.ts";

declare global {
  interface Window {
    /** Google Tag Manager's queue; there once the visitor allows measuring. */
    dataLayer?: object[];
  }
}

/**
 * Loads what is set up of others, each only once the visitor allows it (decisions 24). What was loaded stays until the next page load:
 * a script cannot be taken back.
 */
export function ThirdPartyScripts() {
  const { callWidgetUrl, gtmContainerId } = useSite().thirdParty;
  const { consent } = useConsent();
  useEffect(() => {
    if (consent.calls && callWidgetUrl) loadOnce(callWidgetUrl);
  }, [consent.calls, callWidgetUrl]);
  useEffect(() => {
    if (!consent.analytics || !gtmContainerId) return;
    window.dataLayer ??= [];
    if (loadOnce(tagManagerUrl(gtmContainerId))) {
      window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    }
  }, [consent.analytics, gtmContainerId]);
  return null;
}

/** False where it is there already. A script that does not come is told by the browser; the page goes on without it. */
function loadOnce(src: string): boolean {
  if ([...document.scripts].some((script) => script.src === src)) return false;
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  document.head.append(script);
  return true;
}
