import type { RequestListener } from "node:http";
import { refuseOtherHosts } from "./allowed-hosts.ts";
import { answerInTurn } from "./answer-in-turn.ts";
import { withCanonicalUrl } from "./canonical-url.ts";
import { refuseLargeHeaders } from "./large-headers.ts";
import type { SiteServices } from "./services.ts";
import type { Settings } from "./settings.ts";

/** What every request passes before anything answers it: its turn on the connection, a host of the site, one spelling of its path, the size of its headers. */
export function guarded(site: RequestListener, settings: Settings, services: SiteServices): RequestListener {
  const { refusals, isSecure } = services;
  const canonical = withCanonicalUrl(refuseLargeHeaders(site, services), isSecure);
  return answerInTurn(refuseOtherHosts(canonical, settings, services), refusals);
}
