import type { IncomingMessage, RequestListener } from "node:http";
import type { RequestHandler } from "express";
import { safeReturnPath } from "#app/feedback/vote.ts";
import { SERVER_PATHS } from "#app/paths.ts";
import { storedSecurityHeaders } from "./security-headers.ts";
import type { SiteServices } from "./services.ts";

/** The longest request line with its headers, in bytes. Those of a visitor with all cookies of the site have 2 KB. */
const MAX_BYTES = 16 * 1024;

/** Says why nothing else is shown, in both languages: the address may be that of a file. It loads no file, whose request would be refused too. */
const PAGE = Buffer.from(`<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Demasiadas cookies</title>
<style>body{max-width:36rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 system-ui}button{font:inherit;padding:.6rem 1rem}</style>
<form method="post" action="${SERVER_PATHS.clearCookies}">
<h1>Tu navegador envía demasiadas cookies</h1>
<p>Por eso no podemos abrir la página. Borra las cookies de esta web y se abrirá. Si tenías un pedido a medias, tendrás que empezarlo de nuevo.</p>
<p><button>Borrar las cookies de esta web</button></p>
<div lang="eu">
<h2>Zure nabigatzaileak cookie gehiegi bidaltzen ditu</h2>
<p>Horregatik ezin dugu orria ireki. Ezabatu webgune honetako cookieak, eta ireki egingo da. Eskaera bat amaitu gabe bazenuen, berriro hasi beharko duzu.</p>
<p><button>Ezabatu webgune honetako cookieak</button></p>
</div>
</form>
</html>
`);

/**
 * Answers requests with too many cookies with a page that offers to clear them, and others whose headers are too long with 431 alone
 * (docs/rules.md#header-size).
 */
export function refuseLargeHeaders(
  site: RequestListener,
  { refusals, isSecure }: Pick<SiteServices, "refusals" | "isSecure">,
): RequestListener {
  const headers = storedSecurityHeaders(isSecure);
  headers.set("cache-control", "no-store");
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  return (request, response) => {
    if (request.url === SERVER_PATHS.clearCookies || bytesOf(request) <= MAX_BYTES) return site(request, response);
    refusals.count(431, "server");
    const { cookie = "" } = request.headers;
    response
      .setHeaders(headers)
      .writeHead(431)
      .end(bytesOf(request) - cookie.length <= MAX_BYTES ? PAGE : undefined);
  };
}

function bytesOf({ url = "", rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((bytes, text) => bytes + text.length, url.length);
}

/** `POST /borrar-cookies`: clears the cookies of the site, and leads back to the page that was asked for. */
export const clearCookies: RequestHandler = (request, response) => {
  const from = request.get("Referer") ?? "";
  const path = URL.canParse(from) ? new URL(from).pathname : undefined;
  response.set({ "Clear-Site-Data": '"cookies"', "Cache-Control": "no-store" }).redirect(303, safeReturnPath(path));
};
