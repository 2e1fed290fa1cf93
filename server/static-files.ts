import type { RequestListener } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { SERVER_PATHS } from "#app/paths.ts";
import { storedSecurityHeaders } from "./security-headers.ts";

const ONE_HOUR_S = 60 * 60;
const FOREVER = "public, max-age=31536000, immutable";
const ASSETS = `${SERVER_PATHS.assets}/`;

/**
 * Serves the build's files, before Express: hashed assets for ever, `public/` for an hour. The build compressed them as well as
 * possible. Other requests go to `app`.
 */
export function withStaticFiles(app: RequestListener, isHttps: boolean, folder = "build/client"): RequestListener {
  const securityHeaders = storedSecurityHeaders(isHttps);
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: ONE_HOUR_S,
    setHeaders: (response, path) => {
      response.setHeaders(securityHeaders);
      if (path.startsWith(ASSETS)) response.setHeader("Cache-Control", FOREVER);
    },
  });
  return (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead) return app(request, response);
    // A file is always sent whole. sirv passes a range on unchecked, and Node throws for 'bytes=5-1'.
    delete request.headers.range;
    response.once("pipe", (file: Readable) => {
      // Of a client that leaves, sirv would keep the file open.
      response.once("close", () => file.destroy());
      // A file that was there when the server started. Without a listener its error would end the process.
      file.once("error", () => response.destroy());
    });
    serve(request, response, () => {
      if (!request.url?.startsWith(ASSETS)) return app(request, response);
      // An asset of an older build. No page is rendered for it.
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
    });
  };
}
