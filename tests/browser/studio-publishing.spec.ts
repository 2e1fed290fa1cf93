import type { Page } from "@playwright/test";
import { contentOf, expect } from "./studio-content.ts";
import { test } from "./test.ts";

/** A slow laptop is never idle: its browser calls back only when a time limit is over. */
async function makeNeverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) => {
      if (options?.timeout === undefined) return 0;
      return window.setTimeout(callback, options.timeout, { didTimeout: true, timeRemaining: () => 0 });
    };
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  });
}

/** Holds the checks whether the address of a redirect is free. Resolves when one has begun, with a function that lets them go on. */
function holdChecks(page: Page): Promise<() => void> {
  const isCheck = (url: URL) => url.pathname.includes("/data/query/") && url.search.includes("from+%3D%3D+%24value");
  return new Promise((begun) => {
    const goingOn = new Promise<void>((resolve) => {
      page.route(isCheck, async (route) => {
        begun(resolve);
        await goingOn;
        await route.continue();
      });
    });
  });
}

test("one click publishes on a busy laptop, also while what was typed before is still checked", async ({
  studio,
  running,
  page,
}) => {
  await makeNeverIdle(page);
  const checking = holdChecks(page);
  await studio.create("redirect");
  await studio.field("from").locator("input").fill("/invierno");
  const goOn = await checking;
  // What is checked has no target yet. Sanity gives an edit to the checks up to 200 ms later, and stores it after that.
  const stored = page.waitForResponse(
    (response) =>
      response.url().includes("/data/actions/") && (response.request().postData() ?? "").includes("/promociones"),
  );
  await studio.field("to").locator("input").fill("/promociones");
  await stored;
  const published = studio.whenPublished();
  // Where the empty document was checked before, the button waits for this check.
  if (!(await studio.publishButton.isEnabled())) goOn();
  await studio.publishButton.click();
  goOn();
  expect((await published).status()).toBe(200);
  await expect.poll(() => contentOf(running).fetch('*[_type == "redirect" && from == "/invierno"].to')).toHaveLength(1);
});
