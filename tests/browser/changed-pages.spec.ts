import type { Page } from "@playwright/test";
import { LOCALES } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { PATHS } from "#app/paths.ts";
import { PAGE_OF_EACH_KIND } from "#tests/support/public-paths.ts";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

const PAGES = [
  ...PAGE_OF_EACH_KIND,
  `${PATHS.quiz}?lugar=casa`,
  PATHS.funnel,
  PATHS.configurator,
  PATHS.callback,
  `${PATHS.checkout}?kit=piso`,
  PATHS.withdrawal,
  `${PATHS.feedback}?sobre=ayuda-respuesta:sin-luz`,
  "/no-existe",
];

/** What extensions, tag managers and translators do to a page when it is read, before React hydrates it. */
type Changes = Record<string, () => void>;

const AROUND: Changes = {
  "a node in html": () => document.documentElement.append(document.createElement("grammarly-desktop-integration")),
  "styles and scripts in head": () => {
    for (const name of ["style", "script", "meta"]) {
      document.head.prepend(document.createElement(name));
      document.head.append(document.createElement(name));
    }
  },
  "nodes before and first in body": () => {
    document.body.before(document.createElement("div"));
    document.body.prepend(document.createElement("div"), "\n");
    document.body.append(document.createElement("iframe"));
  },
  "attributes of html and body": () => {
    for (const element of [document.documentElement, document.body]) {
      element.setAttribute("class", "dark-reader");
      element.setAttribute("style", "--dark: 1");
      element.setAttribute("data-lt-installed", "true");
    }
  },
};

const WITHIN: Changes = {
  "a sibling beside each input": () => {
    for (const field of document.querySelectorAll("main input, main textarea"))
      field.after(document.createElement("i"));
  },
  "telephone numbers in elements of their own": () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href^='tel:']")) {
      link.href = link.href.replace("tel:", "callto:");
      link.innerHTML = `<span>${link.innerHTML}</span>`;
    }
  },
  "a part that is wrapped": () => {
    const part = document.querySelector("main > *");
    const wrapper = document.createElement("div");
    part?.replaceWith(wrapper);
    wrapper.append(part ?? "");
  },
  "nodes that are removed": () => {
    for (const selector of ["main p", "main h2", "footer a"]) document.querySelector(selector)?.remove();
  },
};

/** Types into the first field. Two letters: the help searches for more. */
function type(): void {
  const field = document.querySelector<HTMLInputElement>(
    "main :is([type=text], [type=search], textarea:not([tabindex]))",
  );
  if (!field) return;
  field.focus();
  field.value = "An";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** What is left of a page once it is hydrated. */
async function shown(page: Page, path: string, ...done: (() => void)[]) {
  for (const act of done) await page.addInitScript(`addEventListener("DOMContentLoaded", ${act}, { once: true })`);
  await page.goto(path);
  await waitForHydration(page);
  return page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replaceAll(/\s+/g, " "));
    const fields = [...document.querySelectorAll<HTMLInputElement>("main :is(input, textarea)")];
    return {
      headings: textsOf("h1, h2, h3"),
      main: textsOf("main"),
      footer: textsOf("footer"),
      typed: fields.filter(({ value }) => value === "An").map(({ name }) => name),
      focused: document.activeElement?.getAttribute("name"),
    };
  });
}

const untouched = new Map<string, Awaited<ReturnType<typeof shown>>>();

/** All pages, every other one in Basque, and with the next change in the other language. */
const pagesFor = (change: number) =>
  PAGES.map((path, index) => localePath(LOCALES[(index + change) % LOCALES.length] ?? "es", path));

for (const [where, changes, expectedConsoleError] of [
  ["around the page's element", AROUND, /status of 404/],
  ["within the page", WITHIN, /status of 404|^Something changed the page before it was hydrated/],
] as const) {
  test.describe(where, () => {
    test.use({ expectedConsoleError });

    for (const [index, [name, change]] of Object.entries(changes).entries()) {
      test(`${name}: every page keeps its texts and what was typed`, async ({ context }) => {
        for (const path of pagesFor(index)) {
          await test.step(path, async () => {
            const page = await context.newPage();
            const expected = untouched.get(path) ?? (await shown(page, path, type));
            untouched.set(path, expected);
            const changedPage = await context.newPage();
            expect(await shown(changedPage, path, change, type)).toEqual(expected);
            await page.close();
            await changedPage.close();
          });
        }
      });
    }
  });
}

test.describe("ids", () => {
  test.use({ expectedConsoleError: /status of 400/ });

  // The ids of `useId` depend on a component's place, and the browser's tree lacks `html` and `body`.
  for (const [path, button] of [
    [PATHS.callback, "Llamadme gratis"],
    [PATHS.withdrawal, "Continuar"],
    ["/contacto", "Llamadme gratis"],
  ] as const) {
    test(`${path}: what React adds refers to what the server sent`, async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
      await page.getByRole("main").getByRole("button", { name: button }).click();
      const field = page.locator("main input[name=name]");
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/\S/);
      const missing = await page.evaluate(() =>
        ["for", "form", "aria-describedby", "aria-labelledby", "aria-controls"].flatMap((name) =>
          [...document.querySelectorAll(`main [${name}]`)]
            .flatMap((element) => element.getAttribute(name)?.split(" ") ?? [])
            .filter((id) => !document.getElementById(id)),
        ),
      );
      expect(missing).toEqual([]);
    });
  }
});
