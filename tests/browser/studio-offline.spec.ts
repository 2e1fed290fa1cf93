import type { Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { expect, type Studio } from "./studio.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "default" });
// What the browser and Sanity's client write of requests that fail.
test.use({
  expectedConsoleError:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|Failed to fetch|WebSocket connection|409 \(Conflict\)/,
});

const NOTICE = /^Sin conexión/;

/** Opens a kit and writes into its name once, so that the form is ready, and a draft exists that the form knows of. */
async function openKit(studio: Studio, lake: SanityClient, id: string) {
  const told = mutationTold(studio.page);
  await studio.open(`catalogo;kits-para-casa;${id}`);
  const field = studio.field("kitName.es").locator("input");
  await expect(field).toBeEditable();
  await field.fill("Kit");
  const stored = () => lake.fetch(`*[_id == "drafts.${id}"][0].kitName.es`, {}, { perspective: "raw" });
  await expect.poll(stored).toBe("Kit");
  await told;
  return { field, stored };
}

/** Resolves when the form's stream tells of an edit. */
function mutationTold(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  page.on("websocket", (socket) => {
    if (!socket.url().includes("document.pair.listen")) return;
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).startsWith("event: mutation")) resolve();
    });
  });
  return promise;
}

/** Counts how often the read that fails most has failed. */
function countFailures(page: Page) {
  const failures = new Map<string, number>();
  page.on("requestfailed", (request) => {
    if (request.method() === "GET") failures.set(request.url(), (failures.get(request.url()) ?? 0) + 1);
  });
  return () => Math.max(0, ...failures.values());
}

/** Sanity repeats a read five times and then shows its error in place of the Studio. */
const MORE_THAN_SANITY_REPEATS = 8;

test("what is typed without a network stays, and is sent when it is back", async ({ studio, lake, page, context }) => {
  const { field, stored } = await openKit(studio, lake, "kit-chalet");
  const failures = countFailures(page);
  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await field.pressSequentially(" de montaña", { delay: 50 });
  await expect.poll(failures).toBeGreaterThan(MORE_THAN_SANITY_REPEATS);
  await expect(field).toHaveValue("Kit de montaña");
  expect(await stored()).toBe("Kit");
  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toBeHidden();
  await expect.poll(stored).toBe("Kit de montaña");
  await expect(field).toHaveValue("Kit de montaña");
});

test("what is typed without a network outlasts a reload", async ({ studio, lake, page, context }) => {
  const { field, stored } = await openKit(studio, lake, "kit-chalet");
  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await field.pressSequentially(" de montaña", { delay: 50 });
  await expect(field).toHaveValue("Kit de montaña");
  const form = page.url();
  // As a reload without a network: the Studio is gone.
  await page.goto("about:blank");
  expect(await stored()).toBe("Kit");
  await context.setOffline(false);
  await page.goto(form);
  await expect.poll(stored).toBe("Kit de montaña");
  await expect(field).toHaveValue("Kit de montaña");
});

test("the first edit of a document without a draft is sent when the network is back", async ({
  studio,
  lake,
  page,
  context,
}) => {
  await studio.open("catalogo;kits-para-casa;kit-chalet");
  const field = studio.field("kitName.es").locator("input");
  await expect(field).toBeEditable();
  const failures = countFailures(page);
  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await field.press("End");
  await field.pressSequentially(" nuevo", { delay: 50 });
  await expect(field).toHaveValue("Kit Chalet nuevo");
  // Longer than Sanity waits before it sends an edit.
  await expect.poll(failures).toBeGreaterThan(MORE_THAN_SANITY_REPEATS);
  await expect(field).toHaveValue("Kit Chalet nuevo");
  await context.setOffline(false);
  const stored = () => lake.fetch('*[_id == "drafts.kit-chalet"][0].kitName.es', {}, { perspective: "raw" });
  await expect.poll(stored).toBe("Kit Chalet nuevo");
  await expect(field).toHaveValue("Kit Chalet nuevo");
});

test("an edit whose answer is lost is stored once, with what was typed since", async ({ studio, lake, page }) => {
  const { field, stored } = await openKit(studio, lake, "kit-chalet");
  let lost = 0;
  await page.route("**/data/actions/**", async (route) => {
    lost += 1;
    if (lost > 1) return await route.continue();
    await route.fetch({ maxRetries: 2 });
    await route.abort();
  });
  await field.press("End");
  await field.pressSequentially(" de");
  await expect.poll(() => lost).toBeGreaterThan(0);
  await field.pressSequentially(" montaña", { delay: 50 });
  await expect.poll(stored).toBe("Kit de montaña");
  await expect(field).toHaveValue("Kit de montaña");
});

test("a reload before the returned connection has stored what was typed loses nothing", async ({
  studio,
  lake,
  page,
  context,
}) => {
  const { field, stored } = await openKit(studio, lake, "kit-chalet");
  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await field.pressSequentially(" de montaña");
  await expect(field).toHaveValue("Kit de montaña");
  // Edits are never answered.
  await page.route("**/data/actions/**", () => undefined);
  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toBeHidden();
  // Requests that end with the page would write it again, but not each time.
  expect(await page.evaluate(() => sessionStorage.getItem("unsent:kit-chalet"))).toContain("Kit de montaña");
  const form = page.url();
  await page.goto("about:blank");
  await page.unrouteAll();
  expect(await stored()).toBe("Kit");
  await page.goto(form);
  await expect.poll(stored).toBe("Kit de montaña");
  await expect(field).toHaveValue("Kit de montaña");
});

test("a document that changed elsewhere meanwhile is not overwritten without a question", async ({
  studio,
  lake,
  page,
  context,
}) => {
  const { field, stored } = await openKit(studio, lake, "kit-chalet");
  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await field.pressSequentially(" de montaña");
  await expect(field).toHaveValue("Kit de montaña");
  const form = page.url();
  await page.goto("about:blank");
  await lake.patch("drafts.kit-chalet").set({ "kitName.es": "Kit de costa", "title.es": "Para la costa" }).commit();
  await context.setOffline(false);
  await page.goto(form);
  const question = page.getByRole("dialog", { name: "¿Recuperar lo que escribiste sin conexión?" });
  await expect(question).toContainText("sustituye lo que hay ahora en: Nombre del kit.");
  await expect(field).toHaveValue("Kit de costa");
  // It outlasts another reload.
  await page.reload();
  await question.getByRole("button", { name: "Recuperarlo" }).click();
  await expect.poll(stored).toBe("Kit de montaña");
  await expect(question).toBeHidden();
  // What somebody else changed beside it.
  expect(await lake.fetch('*[_id == "drafts.kit-chalet"][0].title.es', {}, { perspective: "raw" })).toBe(
    "Para la costa",
  );
});

test("a form that is open before the project's plan is known stays", async ({ studio, lake, page }) => {
  const known = Promise.withResolvers<void>();
  await page.route("**/features*", async (route) => {
    await known.promise;
    await route.continue();
  });
  const { field, stored } = await openKit(studio, lake, "kit-chalet");
  const input = await field.elementHandle();
  const answer = page.waitForResponse("**/features*");
  known.resolve();
  await answer;
  await field.pressSequentially(" de montaña", { delay: 50 });
  await expect.poll(stored).toBe("Kit de montaña");
  expect(await input?.evaluate((element) => element.isConnected)).toBe(true);
});
