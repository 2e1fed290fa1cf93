import { randomBytes } from "node:crypto";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { I18nContext } from "react-i18next";
import { ERROR_TITLE } from "./forms/use-error-title.ts";
import { localeOf } from "./i18n/locale.ts";
import { ScriptMark } from "./layout/script-mark.ts";
import { isContentDown } from "./sanity/client.server.ts";

/**
 * Renders a page whole before it is sent, so that its Content-Security-Policy can allow the inline scripts of our own code by hash
 * (docs/decisions/0049). A page without a nonce can be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const errors: unknown[] = [];
  // Not the stream for Node: React 18's has a zero byte where a letter of several bytes does not fit its buffer (facebook/react 24985).
  const stream = await renderToReadableStream(
    <ScriptMark.Provider value={MARK}>
      <I18nContext.Provider value={context.i18n && { i18n: context.i18n }}>
        <RemixServer context={remixContext} url={request.url} nonce={MARK} />
      </I18nContext.Provider>
    </ScriptMark.Provider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  await stream.allReady;
  const rendered = await new Response(stream).text();
  // Within a boundary React would leave it to the browser. Remix answers with the error page.
  if (errors.length > 0) throw errors[0];
  const { html, scripts } = takeMarkedScripts(rendered);
  // Remix renders the loaders' data behind the document. They belong to its scripts.
  const [page = "", data = ""] = withTitleOf(request, status, html).split(END_OF_SCRIPTS + END_OF_DOCUMENT);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Remix answers a POST to a route without an action.
  if (status === 405) headers.set("Allow", "GET, HEAD");
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", context.contentSecurityPolicy(scripts));
  setCacheHeaders(headers, context);
  // As bytes: a `Response` would check each letter of a string.
  return new Response(Buffer.from(page + data + END_OF_SCRIPTS + END_OF_DOCUMENT), { status, headers });
}

/** The page, with the mark of a refused form in its title: a route's `meta` knows no form. */
function withTitleOf(request: Request, status: number, html: string): string {
  if (request.method !== "POST" || status < 400) return html;
  return html.replace("<title>", `<title>${ERROR_TITLE[localeOf(new URL(request.url).pathname)]}`);
}

/** As `app/root.tsx` renders them. */
const END_OF_SCRIPTS = import.meta.env.PROD ? "</template>" : "";
const END_OF_DOCUMENT = "</body></html>";

/** Sets the headers of the data that Remix fetches in the browser. */
export function handleDataRequest(response: Response, { context }: { context: AppLoadContext }): Response {
  setCacheHeaders(response.headers, context);
  return response;
}

/**
 * What is made for one visitor is asked for again at each visit, but the browser may keep it for its Back button. Routes with personal
 * data say `no-store` themselves.
 */
function setCacheHeaders(headers: Headers, { isForPageCache, preview }: AppLoadContext): void {
  if (isForPageCache) return;
  if (preview) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  headers.append("Vary", "Cookie");
}

/** The mark of the scripts that our own code renders. It never leaves the process, so that no text of the content can have it. */
const MARK = randomBytes(16).toString("hex");
const MARKED_SCRIPT = `<script nonce="${MARK}"`;

/** Removes the marks of a page. Returns the scripts that had one. */
function takeMarkedScripts(page: string): { html: string; scripts: string[] } {
  const [start = "", ...rest] = page.split(MARKED_SCRIPT);
  const scripts = rest.map((part) => part.slice(part.indexOf(">") + 1, part.indexOf("</script>")));
  return { html: [start, ...rest].join("<script"), scripts };
}

/**
 * Remix answers with the text of errors of its own, such as 'You made a POST request to…'. Visitors get the status alone.
 */
function withoutText(error: unknown): void {
  if (isRouteErrorResponse(error) && "error" in error && error.error !== undefined) error.data = null;
}

/** Logs errors of loaders, actions and renders, except thrown responses, aborted requests, and outages of Sanity, which are logged once. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  withoutText(error);
  const isAborted = request.signal.aborted && error instanceof Error && error.name === "AbortError";
  if (isAborted || isRouteErrorResponse(error) || isContentDown(error)) return;
  const { pathname } = new URL(request.url);
  context.log.error({ err: error, method: request.method, path: pathname }, "A page failed");
}
