import { createHash } from "node:crypto";

interface StudioPage {
  page: string;
  siteUrl: string;
  /** Port of the sandbox. */
  port: number;
}

/**
 * The Content-Security-Policy of the Studio: its own files, the lake, and the site in its preview. The URLs of images use `localhost`,
 * whatever the host name of the page.
 */
export function studioPolicy({ page, siteUrl, port }: StudioPage): string {
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
    // The funnel reads the site's counts.
    `connect-src ${own} ${sockets} ${origin}`,
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
