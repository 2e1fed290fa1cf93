import type { Page } from "@playwright/test";
import type { Tab } from "#tests/support/tab.ts";

/**
 * Waits until React has hydrated the page and run its effects: Remix's `ScrollRestoration` then sets this property, and the last part of the
 * page the other (`app/hydration/early-input.ts`). Without JavaScript there is nothing to wait for.
 */
export const waitForHydration = (page: Tab) =>
  page.waitForFunction(
    () =>
      matchMedia("(scripting: none)").matches ||
      (window.history.scrollRestoration === "manual" && window.earlyInput === undefined),
  );

/** A browser that somebody sits in front of. The site draws no variant of an experiment for those that say that nobody does. */
export const VISITOR = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** The code of the pages. */
export const PAGE_CODE = /\/assets\/[^/]+\.js$/;

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, url: Parameters<Page["route"]>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // The page may be left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** What Remix's `ScrollRestoration` says of it on the console. */
export const STORAGE_IS_BLOCKED = /SecurityError: denied/;

/** Makes a storage throw, as in a browser that blocks all cookies. */
export const blockStorage = (page: Page, storage: "localStorage" | "sessionStorage") =>
  page.addInitScript((name) => {
    const get = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(window, name, { get });
  }, storage);

/** Gives the consent to analytics before the page loads. */
export const allowAnalytics = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem("consent", JSON.stringify({ analytics: true, calls: false })));

interface AnalyticsEvent {
  event: string;
}

/** The analytics events of the open document, without the signals of consent; undefined if there was none. */
export const readDataLayer = async (page: Page) =>
  eventsOf(await page.evaluate(() => Object(window).dataLayer?.slice()));

/** As `readDataLayer`, and empties the data layer. */
export const takeDataLayer = async (page: Page) =>
  eventsOf(await page.evaluate(() => Object(window).dataLayer?.splice(0)));

function eventsOf(entries: AnalyticsEvent[] | undefined): AnalyticsEvent[] | undefined {
  const events = entries?.filter((entry) => "event" in entry) ?? [];
  return events.length > 0 ? events : undefined;
}

/** The signals of consent in the data layer, as the tags receive them, with the events between them. */
export const readConsentSignals = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
        ? Array.from(Object.values(entry))
        : Object(entry).event,
    ),
  );
