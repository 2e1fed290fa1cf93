import type { RequestListener } from "node:http";
import { refuseOtherHosts } from "./allowed-hosts.ts";
import { answerInTurn } from "./answer-in-turn.ts";
import { withCanonicalUrl } from "./canonical-url.ts";
import { refuseLargeHeaders } from "./large-headers.ts";
import { storedSecurityHeaders } from "./security-headers.ts";
import type { SiteServices } from "./services.ts";
import type { Settings } from "./settings.ts";
import { throttleErrors } from "./throttle-errors.ts";

/** What every request passes before anything answers it: its turn on the connection, a host of the site, one spelling of its path, the size of its headers. */
export function guarded(site: RequestListener, settings: Settings, services: SiteServices): RequestListener {
  const { refusals, isSecure } = services;
  const canonical = withCanonicalUrl(refuseLargeHeaders(site, services), isSecure);
  return answerInTurn(answerErrors(refuseOtherHosts(canonical, settings, services), services), refusals);
}

/** Answers 500 when a listener throws. Nothing else would catch it before Express, and the process would end. */
export function answerErrors(
  site: RequestListener,
  { log, isSecure }: Pick<SiteServices, "log" | "isSecure">,
): RequestListener {
  const headers = storedSecurityHeaders(isSecure);
  headers.set("cache-control", "no-store");
  const report = throttleErrors((error, repeats) => log.error({ err: error, repeats }, "A request failed"));
  return (request, response) => {
    try {
      site(request, response);
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)));
      if (response.headersSent) response.destroy();
      else response.setHeaders(headers).writeHead(500).end();
    }
  };
}
