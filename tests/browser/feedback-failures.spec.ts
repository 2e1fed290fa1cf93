import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Pages with a feedback box. */
const PATHS = ["/ayuda", "/alarmas-para-casa/pisos"];

/** Ways for a vote to fail. */
const FAILURES: [name: string, fail: (context: BrowserContext) => Promise<unknown>][] = [
  ["without a connection", (context) => context.setOffline(true)],
  [
    "with a failing server",
    (context) => context.route("**/valoracion.data*", (route) => route.fulfill({ status: 503 })),
  ],
];

/** Opens a page, scrolls to its first visible feedback box, and waits for the code that the box prefetches. */
async function openThumbs(page: Page, path: string) {
  await page.goto(path);
  if (path === "/ayuda") await page.locator("details.entry summary").first().click();
  const thumbs = page.getByRole("group", { name: /^¿(Te ha servido|Has encontrado)/ }).first();
  // The accordion has to finish opening first.
  await thumbs.getByRole("button", { name: "No" }).hover();
  await page.waitForFunction(() => {
    const preloads = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
    const isPrefetched = document.querySelector('link[rel=prefetch][href*="/valoracion.data"]') !== null;
    // A resource has an entry once it is loaded completely.
    return isPrefetched && preloads.every(({ href }) => performance.getEntriesByName(href).length > 0);
  });
  return thumbs;
}

test.describe("a failed vote", () => {
  // Remix also reports a response that is not from the site.
  test.use({ expectedConsoleError: /ERR_INTERNET_DISCONNECTED|Failed to load resource|^SyntaxError/ });

  for (const path of PATHS) {
    for (const [name, fail] of FAILURES) {
      test(`${name} on ${path} does not disturb the visitor`, async ({ page, context }) => {
        const thumbs = await openThumbs(page, path);
        const heading = await page.getByRole("heading", { level: 1 }).textContent();
        await fail(context);
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
