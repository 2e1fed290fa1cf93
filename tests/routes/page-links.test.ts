import type { HTMLElement } from "node-html-parser";
import { describe, expect, vi } from "vitest";
import { hrefsOf, readPage, textOf } from "#tests/support/html.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { type Pages, test } from "#tests/support/pages-test.ts";

/** The main part of a page. */
async function openMain(pages: Pages, path: string): Promise<HTMLElement> {
  const main = readPage(await (await fetch(`${pages.url}${path}`)).text()).querySelector("main");
  if (!main) throw new Error(`${path} has no main part`);
  return main;
}

describe("an offer on its own page links to a call-back instead of itself", () => {
  test.for([
    ["/segunda-residencia", "/segunda-residencia", "/te-llamamos"],
    ["/eu/segunda-residencia", "/eu/segunda-residencia", "/eu/te-llamamos"],
    ["/tarifas-negocios", "/tarifas-negocios", "/te-llamamos"],
    ["/alarmas-para-casa?client=false", "/alarmas-para-casa?client=false", "/te-llamamos"],
  ] as const)("%s", async ([path, itself, call], { pages }) => {
    const main = await openMain(pages, path);
    expect(hrefsOf(main)).not.toContain(itself);
    expect(hrefsOf(main)).toContain(call);
  });

  test("on other pages an offer links to its page", async ({ pages }) => {
    expect(hrefsOf(await openMain(pages, "/promociones"))).toContain("/segunda-residencia");
  });
});

test("an answer has no link to its own page", async ({ pages }) => {
  expect(hrefsOf(await openMain(pages, "/privacidad"))).not.toContain("/privacidad");
});

test.for(["/alarmas-para-negocios", "/catalogo", "/precio-alarma", "/eu/catalogo"])(
  "%s links to Kit Negocio on its page",
  async (path, { pages }) => {
    const to = `${path.startsWith("/eu/") ? "/eu" : ""}/alarmas-para-negocios`;
    expect(hrefsOf(await openMain(pages, path)).map((href) => href.replace(/\?[^#]*/, ""))).toContain(
      `${to}#kit-negocios`,
    );
    expect((await openMain(pages, to)).querySelector("#kit-negocios")).not.toBeNull();
  },
);

test.for([
  ["/alarmas-para-casa-precios", ["/checkout?kit=chalet", "/checkout?kit=chalet&client=false"]],
  ["/alarmas-para-casa-precios?client=false", ["/checkout?kit=chalet", "/checkout?kit=chalet&client=true"]],
  ["/eu/alarmas-para-casa-precios", ["/eu/checkout?kit=chalet", "/eu/checkout?kit=chalet&client=false"]],
] as const)(
  "on %s a kit can be ordered at the visitor's price, and at that of the other status",
  async ([path, hrefs], { pages }) => {
    const prices = (await openMain(pages, path)).querySelector(".both-prices");
    const orders = prices?.querySelectorAll("a").map((link) => link.getAttribute("href")) ?? [];
    expect(orders.filter((href) => href?.includes("kit=chalet"))).toEqual(hrefs);
  },
);

test.for([
  ["/alarmas-para-casa", "/calcula-tu-alarma"],
  ["/eu/alarmas-para-casa-precios", "/eu/calcula-tu-alarma"],
] as const)("the opening of %s has a quiet button to the quiz", async ([path, href], { pages }) => {
  const opening = (await openMain(pages, path)).querySelector("section");
  expect(opening?.querySelector(".button-quiet")?.getAttribute("href")).toBe(href);
  expect(opening?.querySelector(".button-accent")).toBeNull();
});

test.for([
  ["/alarmas-para-casa", "Instalación y alta, gratis si completas los 24 meses"],
  ["/alarmas-para-casa/pisos", "14 días naturales para desistir, si eres consumidor"],
  ["/eu/alarmas-para-casa/pisos", "14 egun natural atzera egiteko, kontsumitzailea bazara"],
] as const)("%s says: %s", async ([path, condition], { pages }) => {
  expect(textOf(await openMain(pages, path))?.replaceAll("\u00a0", " ")).toContain(condition);
});

test.for([
  ["/alarmas-para-casa-precios", ".both-prices", "Si eres de Yoigo", true],
  ["/colaborador", "table", "Clientes de Yoigo", false],
] as const)("on %s a price in %s is marked as the visitor's own: %j", async ([path, list, whose, isOwn], { pages }) => {
  const prices = textOf((await openMain(pages, path)).querySelector(list));
  expect(prices).toContain(whose);
  expect(prices?.includes("Tu precio")).toBe(isOwn);
});

describe("the promotions begin with those for the visitor's client status, and have those of the other one", () => {
  test.for([
    ["/promociones", "Para clientes de Yoigo", "Si aún no eres de Yoigo"],
    ["/promociones?client=false", "Si aún no eres de Yoigo", "Para clientes de Yoigo"],
    ["/eu/promociones", "Yoigoko bezeroentzat", "Oraindik Yoigokoa ez bazara"],
  ] as const)("%s: %s", async ([path, own, other], { pages }) => {
    const main = await openMain(pages, path);
    const groups = main.querySelectorAll("h2").map((heading) => textOf(heading));
    expect([groups[0], groups[2]]).toEqual([own, other]);
    // Both are in sight: nobody has to unfold the offer that is his.
    expect(textOf(main.querySelector("article h2"))).toBe(own);
    const offers = main.querySelectorAll("section").find((group) => textOf(group.querySelector("h2")) === other);
    expect(offers?.querySelectorAll("article")).toHaveLength(1);
    // Each group further down has a link to it.
    const links = main.querySelectorAll("nav a").map((link) => link.getAttribute("href"));
    expect(links).toEqual(main.querySelectorAll("h2[id]").map((heading) => `#${heading.id}`));
    expect(main.querySelectorAll("details article")).toHaveLength(0);
    // One button in the colour of the action that the page wants: that of the first promo.
    const wanted = main.querySelectorAll(".button-accent");
    expect(wanted).toHaveLength(1);
    expect(main.querySelector("article")?.querySelector(".button-accent")).toBe(wanted[0]);
    // An offer that ends says when, and the page says once that the others do not end.
    const dated = main.querySelectorAll("article").filter((offer) => /Hasta el \d|\d arte/.test(textOf(offer) ?? ""));
    expect(dated).toHaveLength(1);
    expect(textOf(main)?.match(/no tiene fecha de fin|ez du amaiera-datarik/g)).toHaveLength(1);
    const pictures = main.querySelectorAll("article").map((card) => card.querySelector("img") !== null);
    expect(pictures).not.toContain(false);
    // The offer for any kit says what each comes to, as the kits' own pages do.
    expect(textOf(main)).toMatch(/946,50\s€.*1067,50\s€/);
  });
});

test("an offer at pages of homes and of businesses is for everybody", async ({ pages }) => {
  const main = await openMain(pages, "/promociones");
  const titlesOf = (heading: string) =>
    main
      .querySelectorAll("section")
      .filter((section) => textOf(section.querySelector("h2")) === heading)
      .flatMap((section) => section.querySelectorAll("h3").map((title) => textOf(title)));
  expect(titlesOf("Seas o no de Yoigo")).toContain("Instalación y alta gratis");
  expect(titlesOf("Para tu negocio")).toContain("Fibra y móvil para tu negocio");
});

test("the page of prices begins with all prices, and has the cost of leaving once", async ({ pages }) => {
  const main = await openMain(pages, "/precio-alarma");
  const opening = main.querySelector("section");
  expect(textOf(main.querySelector("section h1"))).toBe("¿Cuánto cuesta una alarma?");
  expect(opening?.querySelectorAll("tbody th a")).toHaveLength(7);
  // Only what is included or free has a tick.
  const marks = main.querySelectorAll(".guide use").map((icon) => icon.getAttribute("href")?.split("#").at(-1));
  expect(marks).toEqual(["check", "check", "plus"]);
  // Each total leads to the checkout.
  const orders = main.querySelectorAll("[role=tabpanel] a[rel=nofollow]").map((link) => link.getAttribute("href"));
  expect(orders).toHaveLength(7);
  expect(orders).toContain("/checkout?kit=tienda&business_kit=true");
  expect(textOf(opening)).toContain("Pago único, si no eres de Yoigo");
  expect(textOf(opening)).toContain("Precio para Península y Baleares.");
  expect(main.querySelectorAll('input[type="range"]')).toHaveLength(1);
});

// Last, because it changes the promos.
test("without promos of one client status, the first of the others has the orange button", async ({ pages, site }) => {
  await lakeClient(site.sandbox.url)
    .patch({ query: '*[_type == "promo" && audience in ["client", "notClient"]]' })
    .set({ audience: "all" })
    .commit();
  await vi.waitFor(
    async () => {
      const main = await openMain(pages, "/promociones");
      expect(textOf(main.querySelector("h2"))).toBe("Seas o no de Yoigo");
      const wanted = main.querySelectorAll(".button-accent");
      expect(wanted).toHaveLength(1);
      expect(main.querySelector("article")?.querySelector(".button-accent")).toBe(wanted[0]);
    },
    { interval: 50, timeout: 10_000 },
  );
});
