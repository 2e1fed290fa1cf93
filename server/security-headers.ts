import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { thirdPartyOrigins } from "#app/analytics/third-party.ts";
import type { ThirdParty } from "#app/context.ts";
import type { Preview } from "#app/sanity/preview.server.ts";

/** Sets the security headers of every response. Pages also get a Content-Security-Policy when they are rendered. */
export function securityHeaders(isHttps: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    // `frame-ancestors` of the Content-Security-Policy replaces it: this older header cannot allow the Studio.
    xFrameOptions: false,
    strictTransportSecurity: isHttps,
    // Without a referrer, browsers send `Origin: null` with our own forms too.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
}

interface Sources {
  /** Origin of the content's images. */
  imageOrigin: string;
  preview: Preview | undefined;
  thirdParty: ThirdParty;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a rendered page: our own files, its inline scripts by hash (docs/decisions/0007), the content's
 * images and the third parties in use. Only the Studio may frame the page, and only in its preview.
 */
export function contentSecurityPolicy(html: string, { imageOrigin, preview, thirdParty }: Sources): string {
  const thirdParties = thirdPartyOrigins(thirdParty);
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...thirdParties].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", imageOrigin, ...thirdParties].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...thirdParties].join(" "),
    ["frame-src 'self'", ...thirdParties].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${preview ? `'self' ${preview.studioOrigin}` : "'none'"}`,
    "object-src 'none'",
  ].join("; ");
}
