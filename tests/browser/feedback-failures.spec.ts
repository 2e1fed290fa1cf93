import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Pages with thumbs. */
const PATHS = ["/ayuda", "/alarmas-para-casa/pisos"];

/** How a vote gets lost on the way. */
const LOSSES: [name: string, lose: (context: BrowserContext) => Promise<unknown>][] = [
  ["without a connection", (context) => context.setOffline(true)],
  [
    "at a site that fails",
    (context) => context.route("**/valoracion.data*", (route) => route.fulfill({ status: 503 })),
  ],
];

/** Opens a page with thumbs in sight, on the help page those of the answer that stands open, and waits for the code that they need. */
async function openThumbs(page: Page, path: string) {
  await page.goto(path);
  const thumbs = page.getByRole("group", { name: /^¿(Te ha servido|Has encontrado)/ }).first();
  // In sight, once what unfolds stands still.
  await thumbs.getByRole("button", { name: "No" }).hover();
  await page.waitForFunction(() => {
    const ahead = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
    const isAskedFor = document.querySelector('link[rel=prefetch][href*="/valoracion.data"]') !== null;
    // The browser notes a resource when all of it is there.
    return isAskedFor && ahead.every(({ href }) => performance.getEntriesByName(href).length > 0);
  });
  return thumbs;
}

test.describe("a vote that is lost", () => {
  // An answer that no site of ours gave is told by Remix, too.
  test.use({ expectedConsoleError: /ERR_INTERNET_DISCONNECTED|Failed to load resource|^SyntaxError/ });

  for (const path of PATHS) {
    for (const [name, lose] of LOSSES) {
      test(`${name} on ${path} is no matter to the visitor`, async ({ page, context }) => {
        const thumbs = await openThumbs(page, path);
        const heading = await page.getByRole("heading", { level: 1 }).textContent();
        await lose(context);
        await thumbs.getByRole("button", { name: "No" }).click();
        const comment = page.getByRole("textbox", { name: /^¿Qué/ });
        await expect(comment).toBeFocused();
        await comment.fill("El día exacto");
        await page.getByRole("button", { name: "Enviar" }).click();
        await expect(page.getByRole("status").filter({ hasText: /^Gracias/ })).toBeVisible();
        await page.getByRole("button", { name: "Cambiar mi respuesta" }).click();
        await thumbs.getByRole("button", { name: "Sí" }).click();
        await expect(page.getByRole("status").filter({ hasText: /^Gracias/ })).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
        await expect(page).toHaveURL(new RegExp(`${path}$`));
      });
    }
  }
});

test("who changes his vote sees the question until the answer is there, and then its outcome alone", async ({
  page,
  context,
}) => {
  const thumbs = await openThumbs(page, "/alarmas-para-casa/pisos");
  await thumbs.getByRole("button", { name: "Sí" }).click();
  const thanks = page.getByRole("status").filter({ hasText: /^Gracias/ });
  await expect(thanks).toBeVisible();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await context.route("**/valoracion.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Cambiar mi respuesta" }).click();
  const sent = page.waitForRequest("**/valoracion.data*");
  await thumbs.getByRole("button", { name: "No" }).click();
  await sent;
  await expect(thumbs.getByRole("button", { name: "No" })).toBeDisabled();
  await expect(thanks).toBeHidden();
  goOn();
  await expect(page.getByRole("textbox", { name: /^¿Qué/ })).toBeFocused();
});
