import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Renders a page to one string, so that its Content-Security-Policy can allow inline scripts by hash (docs/decisions/0007). A page
 * without a nonce can be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const html = `<!DOCTYPE html>${await render(request.url, remixContext)}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Remix answers a POST to a route without an action.
  if (status === 405) headers.set("Allow", "GET, HEAD");
  if (context.preview) headers.set("Cache-Control", "no-store");
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", context.contentSecurityPolicy(html));
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

/** Logs errors of loaders, actions and renders, except thrown responses and aborted requests. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  const isAborted = request.signal.aborted && error instanceof Error && error.name === "AbortError";
  if (isAborted || isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  context.log.error({ err: error, method: request.method, path: pathname }, "A page failed");
}
