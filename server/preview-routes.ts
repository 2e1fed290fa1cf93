import { Router } from "express";
import { SWITCHED_ANCHOR } from "#app/layout/shown-preview.ts";
import { SERVER_PATHS } from "#app/paths.ts";
import { askedDay, askedPerspective, type Previews, secretOf, withoutPreview } from "#app/sanity/preview.server.ts";
import { EXACT_PATHS } from "./canonical-url.ts";
import { type OpenSecret, refuseSecret } from "./studio-secrets.ts";

/**
 * `/preview/enable`, opened by the Studio with its secret, and `/preview/disable`, which leads back to the page (docs/decisions/0013). A page that the Studio opens in
 * another perspective, or as of another day, is redirected to the URL without it, once the preview has it. The Studio then opens the
 * page that it opened first; the anchor tells the page to return to the one that was shown.
 */
export function previewRoutes(previews: Previews, openSecret: OpenSecret, siteUrl: string): Router {
  const routes = Router(EXACT_PATHS);
  routes.use(SERVER_PATHS.preview, (_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });
  routes.get(SERVER_PATHS.previewEnable, (request, response, next) => {
    const url = new URL(request.originalUrl, siteUrl);
    openSecret(request, secretOf(url), () => previews.enable(url))
      .then(async ({ found: enabled, waitS }) => {
        if (!enabled) {
          refuseSecret(response, waitS, "Abre la vista previa desde el Studio.");
          return;
        }
        response.append("Set-Cookie", await previews.cookieOf(enabled.preview)).redirect(307, enabled.path);
      })
      .catch(next);
  });
  routes.get(SERVER_PATHS.previewDisable, ({ headers }, response, next) => {
    const page = URL.parse(headers.referer ?? "");
    const target = page?.origin === new URL(siteUrl).origin ? page.href : "/";
    previews
      .cookieOf(undefined)
      .then((cookie) => response.append("Set-Cookie", cookie).redirect(307, target))
      .catch(next);
  });
  routes.get("*", (request, response, next) => {
    const url = new URL(request.originalUrl, siteUrl);
    const asked = askedPerspective(url);
    const day = askedDay(url);
    if (!asked && day === undefined) return next();
    previews
      .of(request.headers.cookie)
      .then(async (preview) => {
        if (!preview) return next();
        const changed = { ...preview };
        if (asked) changed.perspective = asked;
        if (day !== undefined) changed.asOf = day === null ? undefined : await previews.planUntil(day);
        response.set("Cache-Control", "no-store");
        response.append("Set-Cookie", await previews.cookieOf(changed));
        const isSwitched = asked && String(asked) !== String(preview.perspective ?? "drafts");
        response.redirect(307, withoutPreview(url) + (isSwitched ? `#${SWITCHED_ANCHOR}` : ""));
      })
      .catch(next);
  });
  return routes;
}
