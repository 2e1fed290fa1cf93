import { expect, vi } from "vitest";
import { test as pagesTest } from "./pages-test.ts";
import type { Site } from "./site.ts";

/** For what follows within milliseconds. */
export const SOON = { interval: 5, timeout: 5_000 };

/** A figure of the site. */
export const metric = async ({ services, log }: Site, name: string) => {
  const text = await services.metrics.read(services.store, log);
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
};

/** How many pages were rendered. */
export const renders = (site: Site) => metric(site, "shop_page_renders_total");

const untilLive = ({ log }: Site) =>
  vi.waitFor(
    () => expect(log.lines.map(({ message }) => message)).toContain("Live updates of the content are connected"),
    SOON,
  );

/** With pages in memory. They are stored as soon as the live connection is made. */
export const test = pagesTest
  .extend("live", { scope: "file", auto: true }, ({ site }) => untilLive(site))
  .extend(
    "open",
    ({ pages }) =>
      (path: string, headers: Record<string, string> = {}, method = "GET") =>
        fetch(pages.url + path, { headers, method, redirect: "manual" }),
  );
