import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { isAutomated } from "#app/http/automated.server.ts";
import { isContentDown } from "#app/sanity/client.server.ts";
import { storedSecurityHeaders } from "../security-headers.ts";
import type { SiteServices } from "../services.ts";
import { throttleErrors } from "../throttle-errors.ts";

/** A beacon has a path and a few numbers. */
const MAX_BYTES = 1_000;

interface Beacon {
  path: string;
  /** Takes the text that a page sent, and returns the `Set-Cookie` header of the answer, if any. The page does not wait for it. */
  take: (text: string, request: IncomingMessage) => Promise<string | undefined>;
}

/**
 * Answers what pages send with `navigator.sendBeacon`, before Express, because every page view sends one. Refuses senders that are no page
 * of this site (docs/rules.md#same-origin) and more than an address may send in a day, and ignores bots.
 */
export function answerBeacons(
  beacons: readonly Beacon[],
  {
    refusals,
    countLimits,
    networkOf,
    isSecure,
    log,
  }: Pick<SiteServices, "refusals" | "countLimits" | "networkOf" | "isSecure" | "log">,
): (site: RequestListener) => RequestListener {
  const reportFailure = throttleErrors((error, repeats) => log.error({ err: error, repeats }, "A beacon failed"));
  const headers = storedSecurityHeaders(isSecure);
  headers.set("cache-control", "no-store");
  const answer = (response: ServerResponse, status: number) => {
    if (status >= 400) refusals.count(status, "server");
    response.setHeaders(headers).writeHead(status).end();
  };
  return (site) => (request, response) => {
    const beacon = request.method === "POST" ? beacons.find(({ path }) => path === request.url) : undefined;
    if (!beacon) return site(request, response);
    if (!isFromOwnPage(request)) return answer(response, 403);
    // Browsers name the length of every beacon. Without a length, or above the limit, the body is not read, so the connection ends.
    const length = Number(request.headers["content-length"] ?? Number.NaN);
    if (!(length <= MAX_BYTES)) return answer(response.setHeader("Connection", "close"), 413);
    if (!countLimits.allows(networkOf(request))) return answer(response, 429);
    text(request).then(
      async (body) => {
        if (body !== "" && !isAutomated((name) => request.headers[name])) {
          const setCookie = await beacon.take(body, request).catch((error: unknown) => {
            // The outage of Sanity is in the log.
            if (!isContentDown(error)) reportFailure(error instanceof Error ? error : new Error(String(error)));
            return undefined;
          });
          if (setCookie) response.setHeader("Set-Cookie", setCookie);
        }
        answer(response, 204);
      },
      // The client disconnected.
      () => response.destroy(),
    );
  };
}

/** By `Sec-Fetch-Site`, else by `Origin`: browsers send one of them with every beacon. The host was checked before. */
function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
