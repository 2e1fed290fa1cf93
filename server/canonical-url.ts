import type { RequestHandler } from "express";

/** Redirects paths with repeated or trailing slashes (308), so that every page has one URL. */
export const redirectToCanonicalUrl: RequestHandler = (request, response, next) => {
  const [path = "", ...query] = request.originalUrl.split("?");
  const canonical = path.replace(/[/\\]{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (canonical === path) return next();
  response.redirect(308, [canonical, ...query].join("?"));
};

/**
 * Escapes a path that cannot be decoded, such as '/100%', so that the visitor gets the 404 page. Express
 * would answer with a bare error, and Remix would print the URL, which may be personal.
 */
export const escapeUndecodablePath: RequestHandler = (request, _response, next) => {
  const [path = "", ...query] = request.originalUrl.split("?");
  try {
    decodeURIComponent(path);
  } catch {
    request.url = [path.replaceAll("%", "%25"), ...query].join("?");
    request.originalUrl = request.url;
  }
  next();
};
