import type { Request, RequestHandler, Response } from "express";
import { localeOf } from "#app/i18n/locale.ts";
import { FAILURE_TEXTS } from "#app/layout/failure-texts.ts";

/** The site's forms send a few hundred bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/** The methods of pages. Remix would handle a PUT as a form submission. */
const METHODS = ["GET", "HEAD", "POST"];

/** Answers other methods with 405, and OPTIONS with the allowed ones. */
export const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) return next();
  response.set("Allow", METHODS.join(", "));
  response.status(request.method === "OPTIONS" ? 204 : 405).end();
};

/**
 * Refuses a POST from another site (docs/rules.md#same-origin), by `Sec-Fetch-Site`, else by `Origin`. A request with neither is
 * refused.
 */
export function requireSameOrigin(siteUrl: string): RequestHandler {
  return (request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") return next();
    const site = request.get("Sec-Fetch-Site");
    const origin = request.get("Origin");
    const isSame = site
      ? site === "same-origin"
      : origin !== undefined && isOwnOrigin(origin, siteUrl, request.get("Host"));
    if (isSame) return next();
    refuseForm(request, response, 403);
  };
}

/** The site's public origin, or the host that the request was sent to. */
function isOwnOrigin(origin: string, siteUrl: string, host: string | undefined): boolean {
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}

/** Refuses large bodies by `Content-Length`, which browsers always send, and bodies without it. */
export const refuseLargeBodies: RequestHandler = (request, response, next) => {
  const hasNoLength = request.method === "POST" && request.get("Transfer-Encoding") !== undefined;
  if (hasNoLength) return refuseForm(request, response, 411);
  if (Number(request.get("Content-Length") ?? 0) > MAX_BODY_BYTES) return refuseForm(request, response, 413);
  next();
};

/** Answers in plain text: the request may not come from a visitor, so no page is rendered for it. */
function refuseForm(request: Request, response: Response, status: 403 | 411 | 413): void {
  const texts = FAILURE_TEXTS[localeOf(request.path)];
  const { title, text } = status === 413 ? texts.tooLarge : texts.forbidden;
  response.status(status).type("text/plain; charset=utf-8").send(`${title}\n\n${text}\n`);
}
