import type { IncomingMessage, RequestListener } from "node:http";
import { SERVER_PATHS } from "#app/paths.ts";
import { storedSecurityHeaders } from "./security-headers.ts";
import type { SiteServices } from "./services.ts";
import type { Settings } from "./settings.ts";

/** Paths that health probes and metrics scrapers request by IP address. Their responses depend on no host. */
const ANY_HOST = new Set<string | undefined>([SERVER_PATHS.health, SERVER_PATHS.readiness, SERVER_PATHS.metrics]);

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a host, with its port if it has one, names this site. In lower case. */
export type IsOwnHost = (host: string | undefined) => boolean;

/**
 * The hosts of the site: that of its public URL and those of the setting (docs/rules.md#hosts). Where the site is not in production,
 * loopback hosts too, on any port: tests and development use free ones.
 */
export function ownHosts({ siteUrl, allowedHosts, appEnv }: Settings): IsOwnHost {
  const { host, protocol } = new URL(siteUrl);
  const defaultPort = protocol === "https:" ? ":443" : ":80";
  const known = new Set<string | undefined>([host, ...allowedHosts]);
  if (!/:\d+$/.test(host)) known.add(host + defaultPort);
  return (asked) => known.has(asked) || (appEnv !== "prod" && asked !== undefined && LOOPBACK.test(asked));
}

/**
 * Answers a request for another host with 400, before anything reads it; also one whose target is no path of this site, such as
 * `http://other.example/`.
 */
export function refuseOtherHosts(
  site: RequestListener,
  settings: Settings,
  { refusals }: Pick<SiteServices, "refusals">,
): RequestListener {
  const isOwnHost = ownHosts(settings);
  const headers = storedSecurityHeaders(settings.siteUrl.startsWith("https:"));
  headers.set("cache-control", "no-store");
  headers.set("content-type", "text/plain; charset=utf-8");
  return (request, response) => {
    if (isForThisSite(request, isOwnHost)) return site(request, response);
    refusals.count(400, "host");
    response.setHeaders(headers).writeHead(400).end("Bad request\n");
  };
}

function isForThisSite({ method, url = "", headers: { host } }: IncomingMessage, isOwnHost: IsOwnHost): boolean {
  const isPath = url.startsWith("/") || (url === "*" && method === "OPTIONS");
  return isPath && (isOwnHost(host) || isOwnHost(host?.toLowerCase()) || ANY_HOST.has(url.split("?", 1)[0]));
}
