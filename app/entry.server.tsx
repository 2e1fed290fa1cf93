import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { contentSecurityPolicy } from "./layout/content-security-policy.server.ts";

/**
 * Renders a page into one string: it is compressed once, and its inline scripts can be allowed by their hashes, so that a
 * page needs no nonce and can be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  services: AppLoadContext,
): Promise<Response> {
  const html = `<!DOCTYPE html>${await render(request.url, remixContext)}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A page on which no form stands.
  if (status === 405) headers.set("Allow", "GET, HEAD");
  const { imageOrigin, preview, thirdParty } = services;
  if (preview) headers.set("Cache-Control", "no-store");
  if (import.meta.env.PROD) {
    const policy = contentSecurityPolicy(html, { imageOrigin, preview, thirdParty });
    headers.set("Content-Security-Policy", policy);
  }
  return new Response(html, { status, headers });
}

function render(url: string, remixContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<RemixServer context={remixContext} url={url} />, {
      onAllReady: () => {
        const stream = new PassThrough();
        text(stream).then(resolve, reject);
        pipe(stream);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Logs once what a loader, an action or a render threw; a page that is not there, or a visitor who left, is no failure. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  const hasLeft = request.signal.aborted && error instanceof Error && error.name === "AbortError";
  if (hasLeft || isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  context.log.error({ err: error, method: request.method, path: pathname }, "A page failed");
}
