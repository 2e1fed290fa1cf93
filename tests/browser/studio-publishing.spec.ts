import type { Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { expect, type Studio } from "./studio.ts";
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

/** A check asks twice: for an error, and for a warning. */
const REQUESTS_OF_CHECK = 2;

/** Holds the checks whether the address of a redirect is free. */
async function holdChecks(page: Page) {
  const isCheck = (url: URL) => url.pathname.includes("/data/query/") && url.search.includes("from+%3D%3D+%24value");
  const held: (() => void)[] = [];
  let areHeld = true;
  await page.route(isCheck, async (route) => {
    if (areHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return {
    /** Waits until so many have begun since the start. */
    begun: (count: number) => expect.poll(() => held.length).toBe(count * REQUESTS_OF_CHECK),
    /** Lets the one that began last go on. */
    letGo() {
      for (const go of held.slice(-REQUESTS_OF_CHECK)) go();
    },
    letAllGo() {
      areHeld = false;
      for (const go of held) go();
    },
  };
}

/** The lake's response to the edit that writes a text. */
function whenStored(page: Page, text: string) {
  return page.waitForResponse(
    (response) => response.url().includes("/data/actions/") && (response.request().postData() ?? "").includes(text),
  );
}

/** Creates a published redirect to the promotions and opens its form. Returns the field of its target. */
async function openRedirect(studio: Studio, lake: SanityClient, id: string) {
  await lake.create({ _id: id, _type: "redirect", from: `/${id}`, to: "/promociones" });
  // The Studio finds the document's type by a query, which sees a write a moment later.
  await expect.poll(() => lake.fetch("defined(*[_id == $id][0])", { id })).toBe(true);
  await studio.open(`paginas;redirect;${id}`);
  const target = studio.field("to").locator("input");
  await expect(target).toHaveValue("/promociones");
  return target;
}

test("one click publishes on a busy laptop, also while what was typed before is still checked", async ({
  studio,
  lake,
  page,
}) => {
  await makeNeverIdle(page);
  const checks = await holdChecks(page);
  await studio.create("redirect");
  await studio.field("from").locator("input").fill("/invierno");
  await checks.begun(1);
  // What is checked has no target yet. Sanity gives an edit to the checks up to 200 ms later, and stores it after that.
  const stored = whenStored(page, "/promociones");
  await studio.field("to").locator("input").fill("/promociones");
  await stored;
  const published = studio.whenPublished();
  // Where the empty document was checked before, the button waits for this check.
  if (!(await studio.publishButton.isEnabled())) checks.letAllGo();
  await studio.publishButton.click();
  checks.letAllGo();
  expect((await published).status()).toBe(200);
  await expect.poll(() => lake.fetch('*[_type == "redirect" && from == "/invierno"].to')).toHaveLength(1);
});

test("what was missing a moment ago does not disable 'Publicar' while the next edit is checked", async ({
  studio,
  lake,
  page,
}) => {
  const target = await openRedirect(studio, lake, "verano");
  const checks = await holdChecks(page);
  await target.fill("");
  await checks.begun(1);
  const stored = whenStored(page, "/contacto");
  await target.fill("/contacto");
  await stored;
  checks.letGo();
  await checks.begun(2);
  const published = studio.whenPublished();
  await studio.publishButton.click();
  checks.letGo();
  expect((await published).status()).toBe(200);
  await expect.poll(() => lake.fetch('*[_id == "verano"][0].to')).toBe("/contacto");
});

test("what is typed right after a publish can be published at once, by the keyboard too", async ({
  studio,
  lake,
  page,
}) => {
  const target = await openRedirect(studio, lake, "otono");
  await target.fill("/contacto");
  // Sanity's button says 'Publicado' for four seconds, disabled. An error on the console fails the test.
  await page.evaluate(() => {
    const look = () =>
      document.querySelector("[data-testid=action-publicado]") && console.error("'Publicado' is shown");
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await studio.publish();
  await target.fill("/ayuda");
  const draft = () => lake.fetch('*[_id == "drafts.otono"][0].to', {}, { perspective: "raw" });
  await expect.poll(draft).toBe("/ayuda");
  await expect(studio.publishButton).toBeEnabled();
  const published = studio.whenPublished();
  await page.keyboard.press("Control+Alt+p");
  expect((await published).status()).toBe(200);
  await expect.poll(() => lake.fetch('*[_id == "otono"][0].to')).toBe("/ayuda");
});
