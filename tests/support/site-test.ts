import { test as base } from "vitest";
import { startSite } from "./site.ts";
import { Visitor } from "./visitor.ts";

/** For files that wait for a time-out. Elsewhere it is that of production, which a busy machine keeps too. */
export const SHORT_TIMEOUT = { BACKEND_TIMEOUT_MS: "2000" };

/** `test` with a site for the file: it starts before the first test and is closed after the last. */
export const test = base
  /** Environment variables of the site. A file with its own extends this fixture. */
  .extend("env", { scope: "file" }, (): Record<string, string> => ({}))
  .extend("site", { scope: "file" }, async ({ env }, { onCleanup }) => {
    const site = await startSite(env);
    onCleanup(site.close);
    return site;
  })
  /** Each test begins without failure rules, received requests and log lines. */
  .extend("reset", { auto: true }, ({ site }) => site.reset())
  .extend("visitor", ({ site }) => new Visitor(site.context));
