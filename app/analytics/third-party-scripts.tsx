import { useEffect } from "react";
import { useSite } from "#app/site/use-site.ts";
import { tagManagerUrl } from "./third-party.ts";
import { useConsent } from "./use-consent.ts";

declare global {
  interface Window {
    /** Queue of Google Tag Manager. Exists once the visitor allows analytics. */
    dataLayer?: object[];
  }
}

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
    if (!consent.analytics || !gtmContainerId) return;
    window.dataLayer ??= [];
    if (loadOnce(tagManagerUrl(gtmContainerId))) {
      window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    }
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
