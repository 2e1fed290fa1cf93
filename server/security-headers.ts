import { createHash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import { thirdPartyOrigins } from "#app/analytics/third-party.ts";
import type { ThirdParty } from "#app/context.ts";
import type { Preview } from "#app/sanity/preview.server.ts";

/**
 * Features that our pages do not use, and that are denied to their scripts and frames: those that browsers ask the visitor for, and
 * sensors, for which they do not ask. The list is short, because a page and its headers should fit the first round trip.
 */
const PERMISSIONS = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(",");

/** Sets the security headers of every response. Pages also get a Content-Security-Policy when they are rendered. */
export function securityHeaders(isHttps: boolean): ReturnType<typeof helmet> {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    // `frame-ancestors` of the Content-Security-Policy replaces it: this older header cannot allow the Studio.
    xFrameOptions: false,
    // For Internet Explorer, Flash, filters that browsers no longer have, and pages without HTTPS. A page and its headers fit the first
    // round trip.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: isHttps,
    // Without a referrer, browsers send `Origin: null` with our own forms too.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  return (request, response, next) => {
    response.setHeader("Permissions-Policy", PERMISSIONS);
    setHeaders(request, response, next);
  };
}

/** The security headers of a page that is stored. They are the same on every response. */
export function storedSecurityHeaders(isHttps: boolean): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(isHttps)(request, response, () => undefined);
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.getHeaders())) headers.set(name, String(value));
  return headers;
}

interface Sources {
  imageOrigin: string;
  preview: Preview | undefined;
  thirdParty: ThirdParty;
}

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * The Content-Security-Policy of a page: our own files, its own inline scripts by hash (docs/decisions/0049), the content's images and
 * the third parties in use. Only the Studio may frame the page, and only in its preview, where the editor's overlays bring inline
 * styles.
 *
 * @param inlineScripts the texts of the scripts that our own code rendered.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { imageOrigin, preview, thirdParty }: Sources,
): string {
  const thirdParties = thirdPartyOrigins(thirdParty);
  const scripts = inlineScripts.map(hashOf);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scripts), ...thirdParties].join(" "),
    ["img-src 'self' data:", imageOrigin, ...thirdParties].join(" "),
    // Directives that are not named use `default-src`.
    ...(preview ? ["style-src 'self' 'unsafe-inline'"] : []),
    ...(thirdParties.length > 0
      ? ["connect-src", "frame-src"].map((kind) => [kind, "'self'", ...thirdParties].join(" "))
      : []),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${preview ? `'self' ${preview.studioOrigin}` : "'none'"}`,
    "object-src 'none'",
  ].join("; ");
}
