import { randomBytes } from "node:crypto";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { hydrationData } from "./layout/hydration-data.server.ts";
import { ScriptMark } from "./layout/script-mark.ts";
import { SPECULATION_RULES } from "./layout/speculation-rules.ts";
import { isContentDown } from "./sanity/content-down.ts";
import { PagePieces } from "./ui/kept-html.server.ts";
import { PiecesProvider } from "./ui/kept-html.tsx";
import { partsLoaded } from "./ui/part.tsx";

/**
 * Renders a page to one string, so that its Content-Security-Policy can allow the inline scripts of our own code by hash
 * (docs/decisions/0049). A page without a nonce can be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remixContext }: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  await partsLoaded();
  const pieces = piecesOf(request, status, remixContext, context);
  const rendered = renderToString(
    <PiecesProvider value={pieces}>
      <ScriptMark.Provider value={MARK}>
        <RemixServer context={remixContext} url={request.url} nonce={MARK} />
      </ScriptMark.Provider>
    </PiecesProvider>,
  );
  const { html: unmarked, scripts } = takeMarkedScripts(rendered);
  const page = remixContext.renderMeta?.didRenderScripts
    ? addToEnd(unmarked, (await hydrationData(remixContext.staticHandlerContext, serverHandoffStream)) + RULES)
    : unmarked;
  const html = `<!DOCTYPE html>${pieces?.complete(page) ?? page}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Remix answers a POST to a route without an action.
  if (status === 405) headers.set("Allow", "GET, HEAD");
  if (import.meta.env.PROD) {
    headers.set("Content-Security-Policy", context.contentSecurityPolicy([...scripts, SPECULATION_RULES]));
  }
  setCacheHeaders(headers, context);
  // As bytes: a `Response` would check each letter of a string.
  return new Response(Buffer.from(html), { status, headers });
}

/** Sets the headers of the data that Remix fetches in the browser. */
export function handleDataRequest(response: Response, { context }: { context: AppLoadContext }): Response {
  setCacheHeaders(response.headers, context);
  return response;
}

/**
 * What is made for one visitor is asked for again at each visit, but the browser may keep it for its Back button. Routes with personal
 * data say `no-store` themselves.
 */
function setCacheHeaders(headers: Headers, { isShared, preview }: AppLoadContext): void {
  if (isShared) return;
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
 * The pieces of a page whose HTML is kept (docs/decisions/0056); undefined in previews, on error pages, and in the answer to a form. What
 * a visitor typed can only be in the query string.
 */
function piecesOf(
  { method, url }: Request,
  status: number,
  { staticHandlerContext }: Pick<EntryContext, "staticHandlerContext">,
  { keptHtml, preview }: AppLoadContext,
): PagePieces | undefined {
  const { root, ...others }: Record<string, unknown> = staticHandlerContext.loaderData;
  if (!keptHtml || preview || method !== "GET" || status !== 200 || !isObject(root)) return undefined;
  const { pathname, search } = new URL(url);
  const site = Object.values(root);
  const ofPage = Object.values(others).flatMap((data) => (isObject(data) ? [data.texts, data.frame] : []));
  return new PagePieces(keptHtml, { site, page: search === "" ? [...site, pathname, ...ofPage] : undefined });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The end of every page: React renders the whole document. */
const END = "</body></html>";

/** @throws Error when the page does not end as a document does. */
function addToEnd(page: string, html: string): string {
  if (!page.endsWith(END)) throw new Error("The page is not a whole document");
  return page.slice(0, -END.length) + html + END;
}

/** Outside of what React hydrates: `entry.client.tsx` removes the rules. */
const RULES = `<script type="speculationrules">${SPECULATION_RULES}</script>`;

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
