import { type Request, Router } from "express";
import type { Dataset } from "../documents/dataset.ts";
import { notFound } from "../lake-error.ts";
import { type Access, SESSION_COOKIE, SIGNED_OUT } from "./access.ts";
import { originNotAllowed } from "./allowed-origins.ts";

/** Signs users in by their names, and out. It stands for a login with Google or GitHub, and asks for no password. */
export function loginRoutes(access: Access, { users }: Dataset): Router {
  const routes = Router();
  const cookieOptions = ({ baseUrl }: Request) => ({ httpOnly: true, sameSite: "lax", path: baseUrl || "/" }) as const;

  // Whom the Studio's login shows. The first user is signed in where nobody has to.
  routes.get("/v:version/auth/providers", (request, response) => {
    const { protocol, headers, baseUrl } = request;
    const shown = users.length > 1 ? users.slice(1) : users;
    const providers = shown.map(({ id, name }) => {
      return { name: id, title: name, url: `${protocol}://${headers.host}${baseUrl}/v1/auth/login/${id}` };
    });
    response.json({ providers, thirdPartyLogin: false, sso: { saml: false } });
  });
  routes.get("/v:version/auth/login/:user", (request, response) => {
    const session = access.sessionOf(request.params.user);
    if (session === undefined) throw notFound(`The lake has no user ${request.params.user}`);
    const { origin } = request.query;
    if (typeof origin !== "string" || !URL.canParse(origin) || !isAllowed(request, new URL(origin))) {
      throw originNotAllowed();
    }
    response.cookie(SESSION_COOKIE, session, cookieOptions(request));
    response.redirect(302, origin);
  });
  routes.post("/v:version/auth/logout", (request, response) => {
    response.cookie(SESSION_COOKIE, SIGNED_OUT, cookieOptions(request));
    response.json({ ok: true });
  });

  /** Without a strict mode the Studio is on the lake's own origin. */
  function isAllowed({ protocol, headers }: Request, { origin }: URL): boolean {
    return access.mode ? access.mode.origins.includes(origin) : origin === `${protocol}://${headers.host}`;
  }

  return routes;
}
