import type { Request, RequestHandler, Response } from "express";
import { MAX_FORM_BYTES } from "#app/http/limited-fetch.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { FAILURE_TEXTS } from "#app/layout/failure-texts.ts";
import type { Settings } from "./settings.ts";

/** The methods of pages. Remix would handle a PUT as a form submission. */
const METHODS = ["GET", "HEAD", "POST"];

/** Answers other methods with 405, and OPTIONS with the allowed ones. */
export const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) return next();
  response.set({ Allow: METHODS.join(", "), "Cache-Control": "no-store" });
  response.status(request.method === "OPTIONS" ? 204 : 405).end();
};

/**
 * Refuses a POST from another site (docs/rules.md#same-origin), by `Sec-Fetch-Site`, else by `Origin`. A request with neither is
 * refused. No later check reads them.
 */
export function requireSameOrigin({ siteUrl, allowedHosts }: Settings): RequestHandler {
  const origins = new Set([siteUrl, ...allowedHosts.flatMap((host) => [`https://${host}`, `http://${host}`])]);
  return (request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") return next();
    const site = request.get("Sec-Fetch-Site");
    const origin = request.get("Origin");
    const isSame = site
      ? site === "same-origin"
      : origin !== undefined && (origins.has(origin) || isOriginOf(origin, request.get("Host")));
    if (isSame) return next();
    refuseForm(request, response, 403);
  };
}

/** @param host the host that the request was sent to, one of the site's own. */
function isOriginOf(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}

/** A parameter of an older protocol of Remix, which would answer with the data of one route. */
const ROUTE_DATA = "_data";

/**
 * Shows pages a request as sent to the public URL of the site. Host, origin and method are checked before; Remix would make its URL of
 * `Host` and of the headers of proxies, compare `Origin` with them, and throw where a proxy has changed one.
 */
export function asSentToSite(siteUrl: string): RequestHandler {
  const { host } = new URL(siteUrl);
  return (request, _response, next) => {
    const { headers, originalUrl } = request;
    headers.host = host;
    for (const name of ["origin", "x-forwarded-host", "x-forwarded-proto"]) delete headers[name];
    request.originalUrl = withoutRouteData(originalUrl);
    next();
  };
}

/** Compares the decoded name, as Remix does: '%5Fdata' is the same one. */
function withoutRouteData(url: string): string {
  const [path = "", ...query] = url.split("?");
  const search = new URLSearchParams(query.join("?"));
  if (!search.has(ROUTE_DATA)) return url;
  search.delete(ROUTE_DATA);
  return search.size === 0 ? path : `${path}?${search}`;
}

/**
 * Refuses large bodies by `Content-Length`, which browsers always send. A body in chunks is read up to the same limit
 * (`read-form.server.ts`); its connection ends with the answer, because the rest of it may not have been read.
 */
export const refuseLargeBodies: RequestHandler = (request, response, next) => {
  if (Number(request.get("Content-Length") ?? 0) > MAX_FORM_BYTES) return refuseForm(request, response, 413);
  if (request.get("Transfer-Encoding") !== undefined) response.set("Connection", "close");
  next();
};

/** Answers in plain text: the request may not come from a visitor, so no page is rendered for it. */
function refuseForm(request: Request, response: Response, status: 403 | 413): void {
  const texts = FAILURE_TEXTS[localeOf(request.path)];
  const { title, text } = status === 413 ? texts.tooLarge : texts.forbidden;
  response.set("Cache-Control", "no-store");
  response.status(status).type("text/plain; charset=utf-8").send(`${title}\n\n${text}\n`);
}
