import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import express, { type Response, Router } from "express";
import { HttpError, notFound } from "#sandbox/http/http-error.ts";
import { asyncRoute } from "../http/async-route.ts";
import { readIfExists } from "../storage/read-if-exists.ts";
import { ELSEWHERE_PAGE } from "./elsewhere-page.ts";
import { NOTICE_POLICY } from "./notice-pages.ts";
import { UnknownStudioPage } from "./page-edits.ts";
import { ASK_AGAIN_SECONDS, PREPARING_PAGE } from "./preparing-page.ts";
import { studioPage } from "./studio-page.ts";
import { studioPolicy } from "./studio-policy.ts";
import { studioStyles } from "./studio-styles.ts";

interface StudioPlace {
  /** The folder that Sanity's build wrote; it may come, and change, while the sandbox runs. `cms/dist` by default. */
  studioDir?: string | undefined;
  siteUrl: string;
  /** The site reads its content from elsewhere: no Studio is served, not even one that was built before. */
  isElsewhere?: boolean | undefined;
}

const BUILT = join(import.meta.dirname, "..", "..", "cms", "dist");
const ASSETS = join(import.meta.dirname, "assets");
/** A name that holds a hash of the content: another content has another name. */
const HASHED = /-[\w-]{8}\.\w+$/;

/** `/studio`: the Studio built for the local lake. It is a single-page app: any path that is no file is its page. */
export function studioRoutes({ studioDir = BUILT, siteUrl, isElsewhere = false }: StudioPlace): Router {
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
      response.type("css").send(known(() => studioStyles(built)));
    }),
  );
  routes.use("/static", express.static(join(studioDir, "static"), { index: false, setHeaders: keepHashed }));
  routes.use("/fonts", (request, response, next) => {
    const folder = fontFolder(studioDir);
    if (!folder) return next();
    express.static(folder, { index: false, setHeaders: keep })(request, response, next);
  });
  routes.use(["/static", "/fonts"], (request, _response, next) => {
    next(notFound(`The Studio has no ${request.originalUrl}`));
  });
  routes.get(
    "*",
    asyncRoute(async (request, response) => {
      const built = await readIfExists(join(studioDir, "index.html"));
      if (built === undefined) return answerPreparing(response);
      const page = known(() => studioPage(built, { siteUrl, hasFonts: fontFolder(studioDir) !== undefined }));
      const port = request.socket.localPort ?? 0;
      response.set("Content-Security-Policy", studioPolicy({ page, siteUrl, port }));
      response.send(page);
    }),
  );
  return routes;
}

function keepHashed(response: Response, path: string): void {
  if (HASHED.test(path)) keep(response);
}

function keep(response: Response): void {
  response.set("Cache-Control", "public, max-age=31536000, immutable");
}

function answerPreparing(response: Response): void {
  response.set({
    "Content-Security-Policy": NOTICE_POLICY,
    "Retry-After": String(ASK_AGAIN_SECONDS),
    Refresh: String(ASK_AGAIN_SECONDS),
  });
  response.status(503).send(PREPARING_PAGE.text);
}

/** The page or style sheet, or a Refusal that says in the browser what is wrong with it. */
function known(rewrite: () => string): string {
  try {
    return rewrite();
  } catch (error) {
    if (error instanceof UnknownStudioPage) throw new HttpError(500, error.message);
    throw error;
  }
}

/** Inter comes as a package of the Studio; undefined where that is not installed. */
function fontFolder(studioDir: string): string | undefined {
  try {
    const folder = join(dirname(createRequire(join(studioDir, "index.html")).resolve("@fontsource/inter")), "files");
    return existsSync(folder) ? folder : undefined;
  } catch {
    return undefined; // Not installed.
  }
}
