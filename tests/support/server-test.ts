import { createApp } from "#server/app.ts";
import { serve } from "./serve.ts";
import type { Site } from "./site.ts";
import { test as siteTest } from "./site-test.ts";

/** The site's server over HTTP, with other settings where they are given. Each page is 404. */
export const serveWithoutPages = ({ settings, services, log }: Site, others: Partial<Site["settings"]> = {}) =>
  serve(createApp({ ...settings, ...others }, services, (_request, response) => void response.sendStatus(404), log));

export const test = siteTest.extend("server", { scope: "file", auto: true }, async ({ site }, { onCleanup }) => {
  const server = await serveWithoutPages(site);
  onCleanup(server.close);
  return server;
});
