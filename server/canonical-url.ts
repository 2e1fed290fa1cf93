import type { RequestHandler } from "express";

/** Every page has one address: repeated slashes and one at the end lead to it for good (308). */
export const redirectToCanonicalUrl: RequestHandler = (request, response, next) => {
  const [path = "", ...query] = request.originalUrl.split("?");
  const address = path.replace(/[/\\]{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (address === path) return next();
  response.redirect(308, [address, ...query].join("?"));
};
