import { chromium, type FullProject, type LaunchOptions } from "@playwright/test";
import { expect, test as siteTest } from "#tests/browser/test.ts";
import type { Tab, Target } from "#tests/support/tab.ts";
import { startFirefox } from "./firefox.ts";
import { ENGINES } from "./installed.ts";
import { startWebKit } from "./webkit.ts";

/** The browser of a worker. */
export interface Engine {
  /** Opens a tab for somebody who has never been on the site. */
  openTab: (siteUrl: string) => Promise<{ tab: Tab; errors: unknown[]; close: () => Promise<void> }>;
  stop: () => Promise<void>;
}

/**
 * A journey in the browser that the project is named after. Where that is not installed it is skipped, and says so. In Chromium and
 * Firefox an error of the page fails it; WebKit's driver tells of none.
 */
export const test = siteTest.extend<{ tab: Tab }, { engine: Engine | undefined }>({
  engine: [
    async ({ launchOptions }, use, { project }) => {
      const engine = await start(project, launchOptions);
      await use(engine);
      await engine?.stop();
    },
    { scope: "worker" },
  ],
  tab: async ({ engine, running }, use, testInfo) => {
    if (!engine) {
      const { name, packages } = engineOf(testInfo.project);
      testInfo.skip(true, `${name} is not installed. Its packages in Debian: ${packages.join(", ")}`);
      return;
    }
    const { tab, errors, close } = await engine.openTab(running.url);
    await tab.setViewportSize({ width: 1280, height: 800 });
    await use(tab);
    await close();
    expect(errors).toEqual([]);
  },
  // That of the browser which Playwright would start.
  noConsoleErrors: async ({ baseURL: _ }, use) => use(undefined),
});

async function start(project: FullProject, launchOptions: LaunchOptions): Promise<Engine | undefined> {
  if (project.name === "chromium") return await startChromium(launchOptions);
  const path = engineOf(project).find();
  if (!path) return undefined;
  return project.name === "firefox" ? await startFirefox(path) : await startWebKit(path);
}

function engineOf({ name }: FullProject) {
  if (name !== "firefox" && name !== "webkit") throw new Error(`No browser is called ${name}`);
  return ENGINES[name];
}

async function startChromium(launchOptions: LaunchOptions): Promise<Engine> {
  const browser = await chromium.launch(launchOptions);
  return {
    openTab: async (baseURL) => {
      const page = await browser.newPage({ baseURL, locale: "es-ES" });
      const errors: unknown[] = [];
      page.on("pageerror", (error) => errors.push(error));
      return { tab: page, errors, close: () => page.close() };
    },
    stop: () => browser.close(),
  };
}

/** Waits until a part of the page says something. */
export const expectText = (target: Target, text: string | RegExp) =>
  expect.poll(async () => (await target.textContent())?.replace(/\s+/g, " ") ?? "").toMatch(text);

/** Waits until a field has a value. */
export const expectValue = (target: Target, value: string) => expect.poll(() => target.inputValue()).toBe(value);

/** Waits until an attribute has a value. */
export const expectAttribute = (target: Target, name: string, value: string | null) =>
  expect.poll(() => target.getAttribute(name)).toBe(value);

/** Waits for an address, from its path on. */
export const expectPath = (tab: Tab, path: string) =>
  expect.poll(() => tab.evaluate(() => location.pathname + location.search + location.hash)).toBe(path);

/** A new page opens at its top (docs/rules.md#page-focus). */
export const expectTop = (tab: Tab) => expect.poll(() => tab.evaluate(() => scrollY)).toBe(0);

export { expect };
