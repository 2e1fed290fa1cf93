import { test as pagesTest } from "./pages-test.ts";
import type { Site } from "./site.ts";

export const metric = async ({ services, log }: Site, name: string) => {
  const text = await services.metrics.read(services.store, log);
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
};

export const renders = (site: Site) => metric(site, "shop_page_renders_total");

/** With pages in memory. They are stored as soon as the live connection is made. */
export const test = pagesTest
  .extend("live", { scope: "file", auto: true }, ({ site }) => site.untilLive())
  .extend(
    "open",
    ({ pages }) =>
      (path: string, headers: Record<string, string> = {}, method = "GET") =>
        fetch(pages.url + path, { headers, method, redirect: "manual" }),
  );
