import { ElementHandle, launch, type Page } from "puppeteer-core";
import { DrivenTab, type Driver } from "./driven-tab.ts";
import type { Engine } from "./test.ts";

/** Starts Firefox as Mozilla builds it, which Playwright does not drive. Each tab has cookies of its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: "firefox", executablePath });
  return {
    openTab: async (siteUrl) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: unknown[] = [];
      page.on("pageerror", (error) => errors.push(error));
      return { tab: new DrivenTab(driverOf(page), siteUrl), errors, close: () => context.close() };
    },
    stop: () => browser.close(),
  };
}

const driverOf = (page: Page): Driver<ElementHandle<HTMLElement>> => ({
  goto: (url) => page.goto(url),
  // Puppeteer's own methods wait for a new page, which a step of the checkout is not.
  goBack: () => page.evaluate(() => history.back()),
  goForward: () => page.evaluate(() => history.forward()),
  resize: (size) => page.setViewport(size),
  evaluate: (pageFunction, value = "") => page.evaluate(pageFunction, value),
  addScript: (script) => page.evaluate(script),
  find: async (pageFunction, steps) => {
    const found = await page.evaluateHandle(pageFunction, steps);
    return found instanceof ElementHandle ? found : null;
  },
  read: (handle, pageFunction, value = "") => handle.evaluate(pageFunction, value),
  click: (handle) => handle.click(),
  hover: (handle) => handle.hover(),
  type: (handle, text) => handle.type(text),
  choose: (handle, value) => handle.select(value),
  press: (key) => page.keyboard.press(key),
  isStale: (error) => error instanceof Error && /no such|destroyed|detached|aborted/i.test(error.message),
});
