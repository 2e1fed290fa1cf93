import { createApp } from "#server/app.ts";
import { serve } from "./serve.ts";
import { test as siteTest } from "./site-test.ts";

/** `test` with the site's server over HTTP, without pages. */
export const test = siteTest.extend("server", { scope: "file", auto: true }, async ({ site }, { onCleanup }) => {
  const { settings, services, log } = site;
  const server = await serve(createApp(settings, services, (_request, response) => void response.send("page"), log));
  onCleanup(server.close);
  return server;
});
