import type { RequestHandler } from "express";

/** Redirects paths with repeated or trailing slashes (308), so that every page has one URL. */
export const redirectToCanonicalUrl: RequestHandler = (request, response, next) => {
  const [path = "", ...query] = request.originalUrl.split("?");
  const canonical = path.replace(/[/\\]{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (canonical === path) return next();
  response.redirect(308, [canonical, ...query].join("?"));
};
