import type { HTMLElement } from "node-html-parser";
import { describe, expect } from "vitest";
import { hrefsOf, readPage } from "#tests/support/html.ts";
import { type Pages, test } from "#tests/support/pages-test.ts";

async function openMain(pages: Pages, path: string): Promise<HTMLElement> {
  const main = readPage(await (await fetch(`${pages.url}${path}`)).text()).querySelector("main");
  if (!main) throw new Error(`${path} has no main part`);
  return main;
}

describe("an offer on its own page links to a call-back instead of itself", () => {
  test.for([
    ["/segunda-residencia", "/segunda-residencia", "/te-llamamos"],
    ["/eu/segunda-residencia", "/eu/segunda-residencia", "/eu/te-llamamos"],
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

describe("the kit of a product selector stays in the links to the same page", () => {
  const DISCOUNT = "/contratar-alarma-negocio-descuento";

  test.for([
    [`${DISCOUNT}?kit=oficina`, `/eu${DISCOUNT}?kit=oficina`],
    [`/eu${DISCOUNT}?kit=oficina&territorio=canarias&utm_id=7`, `${DISCOUNT}?kit=oficina`],
    [DISCOUNT, `/eu${DISCOUNT}`],
    ["/alarmas-para-negocios?kit=oficina", "/alarmas-para-negocios?kit=oficina&client=false"],
    // The checkout has its kit in the cookie.
    ["/checkout?kit=oficina", "/eu/checkout"],
  ] as const)("%s has %s", async ([path, href], { pages }) => {
    const page = readPage(await (await fetch(`${pages.url}${path}`)).text());
    expect(hrefsOf(page)).toContain(href);
  });
});
