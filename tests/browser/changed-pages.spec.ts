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
  "nodes in head": () => {
    for (const name of ["script", "meta", "link"]) {
      document.head.prepend(document.createElement(name));
      document.head.append(document.createElement(name));
    }
  },
  "nodes before and first in body": () => {
    document.body.before(document.createElement("div"));
    document.body.prepend(document.createElement("div"), "\n");
    document.body.append(document.createElement("aside"));
  },
  "attributes of html and body": () => {
    for (const element of [document.documentElement, document.body]) {
      element.setAttribute("class", "dark-reader");
      element.style.setProperty("--dark", "1");
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

/** The texts of the page in order: those that React shows later may come between those that were sent. */
const textsOfPage = () => ({
  headings: [...document.querySelectorAll("h1, h2, h3")].map(({ textContent }) => textContent),
  footer: document.querySelector("footer")?.textContent,
  main: [...document.querySelectorAll("main :not(:has(*), script)")].map(({ textContent }) => textContent),
});

/** Types into the first field. Two letters: the help searches for more. */
function type(): void {
  // As a touch does, it starts React at once.
  window.dispatchEvent(new Event("pointerdown"));
  const field = document.querySelector<HTMLInputElement>(
    "main :is([type=text], [type=search], textarea:not([tabindex]))",
  );
  if (!field) return;
  field.focus();
  field.value = "An";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  Object.assign(window, { typed: field.name });
}

interface Sent {
  sent: ReturnType<typeof textsOfPage>;
  typed?: string;
}

async function expectSamePage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await waitForHydration(page);
  const { sent, typed } = await page.evaluate<Sent>(() => ({ sent: Object(window).sent, typed: Object(window).typed }));
  const { headings, footer, main } = await page.evaluate(textsOfPage);
  expect({ headings, footer }).toEqual({ headings: sent.headings, footer: sent.footer });
  expect(main).toEqual(expect.arrayContaining(sent.main));
  if (!typed) return;
  const field = page.locator(`main [name=${typed}]`);
  await expect(field).toHaveValue("An");
  await expect(field).toBeFocused();
}

for (const [where, changes, expectedConsoleError] of [
  ["around the page's element", AROUND, /status of 404/],
  ["within the page", WITHIN, /status of 404|^Something changed the page before it was hydrated/],
] as const) {
  test.describe(where, () => {
    test.use({ expectedConsoleError });

    const prepare = (page: Page, all: Changes) =>
      page.addInitScript(`addEventListener("DOMContentLoaded", () => {
        window.sent = (${textsOfPage})();
        ${Object.values(all)
          .map((change) => `(${change})();`)
          .join("\n")}
        (${type})();
      })`);

    for (const path of PAGES.flatMap((path) => LOCALES.map((locale) => localePath(locale, path)))) {
      test(`all changes: ${path} keeps its texts, what was typed, and the focus`, async ({ page }) => {
        await prepare(page, changes);
        await expectSamePage(page, path);
      });
    }

    for (const [name, change] of Object.entries(changes)) {
      test(`${name}: a kit and the checkout keep their texts, what was typed, and the focus`, async ({ page }) => {
        await prepare(page, { [name]: change });
        for (const path of ["/alarmas-para-casa/pisos", `/eu${PATHS.checkout}?kit=piso`])
          await test.step(path, () => expectSamePage(page, path));
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
