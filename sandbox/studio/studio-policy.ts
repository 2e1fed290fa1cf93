import { createHash } from "node:crypto";

interface PolicyFacts {
  page: string;
  siteUrl: string;
  /** The sandbox's port. */
  port: number;
}

/**
 * The Content-Security-Policy of the Studio's page: itself, the lake beside it, and the site in its preview. Whatever
 * else the Studio tries to reach is refused by the browser, and shows in its console. Pictures name the sandbox by
 * `localhost`, however the page was opened.
 */
export function studioPolicy({ page, siteUrl, port }: PolicyFacts): string {
  const own = `'self' http://localhost:${port}`;
  const sockets = `ws://localhost:${port} ws://127.0.0.1:${port}`;
  const { origin } = new URL(siteUrl);
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(page).join(" ")}`,
    // styled-components writes style elements.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src ${own} blob: data:`,
    `media-src ${own} blob:`,
    `connect-src ${own} ${sockets}`,
    "worker-src 'self' blob:",
    `frame-src 'self' ${origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}
