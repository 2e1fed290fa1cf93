import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import express, { type Response, Router } from "express";
import { asyncRoute } from "local-content-lake/http/handlers";
import { HttpError, notFound } from "#sandbox/http/http-error.ts";
import { readIfExists } from "../storage/read-if-exists.ts";
import { ELSEWHERE_PAGE, NOTICE_POLICY, PREPARING_PAGE, RELOAD_SECONDS } from "./notice-pages.ts";
import { studioPage, studioStyles, UnknownStudioPage } from "./studio-page.ts";
import { studioPolicy } from "./studio-policy.ts";

interface StudioSettings {
  /** Folder of the built Studio; `cms/dist` by default. It may be built while the sandbox runs. */
  studioDir?: string | undefined;
  siteUrl: string;
  /** Set when the site reads another project's content: no Studio is served. */
  isElsewhere?: boolean | undefined;
}

const BUILT = join(import.meta.dirname, "..", "..", "cms", "dist");
const ASSETS = join(import.meta.dirname, "assets");
/** File names with a hash of the content. */
const HASHED = /-[\w-]{8}\.\w+$/;

/** `/studio`: the Studio for the local lake, a single-page app. */
export function studioRoutes({ studioDir = BUILT, siteUrl, isElsewhere = false }: StudioSettings): Router {
  const routes = Router();
  routes.use((_request, response, next) => {
    response.set({ "X-Content-Type-Options": "nosniff", "Cache-Control": "no-cache" });
    next();
  });
  routes.use(express.static(ASSETS, { index: false, redirect: false }));
  if (isElsewhere) {
    routes.get("*", (_request, response) => {
      response.status(404).set("Content-Security-Policy", NOTICE_POLICY).send(ELSEWHERE_PAGE.text);
    });
    return routes;
  }
  routes.get(
    "/static/:name.css",
    asyncRoute(async ({ params, originalUrl }, response) => {
      const built = await readIfExists(join(studioDir, "static", `${basename(params.name ?? "")}.css`));
      if (built === undefined) throw notFound(`The Studio has no ${originalUrl}`);
      response.type("css").send(withClearError(() => studioStyles(built)));
    }),
  );
  routes.use("/static", express.static(join(studioDir, "static"), { index: false, setHeaders: cacheHashed }));
  routes.use("/fonts", (request, response, next) => {
    const folder = fontFolder(studioDir);
    if (!folder) return next();
    express.static(folder, { index: false, setHeaders: cacheForever })(request, response, next);
  });
  routes.use(["/static", "/fonts"], (request, _response, next) => {
    next(notFound(`The Studio has no ${request.originalUrl}`));
  });
  routes.get(
    "*",
    asyncRoute(async (request, response) => {
      const built = await readIfExists(join(studioDir, "index.html"));
      if (built === undefined) return answerPreparing(response);
      const page = withClearError(() => studioPage(built, { siteUrl, hasFonts: fontFolder(studioDir) !== undefined }));
      const port = request.socket.localPort ?? 0;
      response.set("Content-Security-Policy", studioPolicy({ page, siteUrl, port }));
      response.send(page);
    }),
  );
  return routes;
}

function cacheHashed(response: Response, path: string): void {
  if (HASHED.test(path)) cacheForever(response);
}

function cacheForever(response: Response): void {
  response.set("Cache-Control", "public, max-age=31536000, immutable");
}

function answerPreparing(response: Response): void {
  response.set({
    "Content-Security-Policy": NOTICE_POLICY,
    "Retry-After": String(RELOAD_SECONDS),
    Refresh: String(RELOAD_SECONDS),
  });
  response.status(503).send(PREPARING_PAGE.text);
}

/** Turns UnknownStudioPage into a 500 with its message, which the browser shows. */
function withClearError(rewrite: () => string): string {
  try {
    return rewrite();
  } catch (error) {
    if (error instanceof UnknownStudioPage) throw new HttpError(500, error.message);
    throw error;
  }
}

/** The folder of Inter, a package of the Studio; undefined when it is not installed. */
function fontFolder(studioDir: string): string | undefined {
  try {
    const folder = join(dirname(createRequire(join(studioDir, "index.html")).resolve("@fontsource/inter")), "files");
    return existsSync(folder) ? folder : undefined;
  } catch {
    return undefined; // Not installed.
  }
}
