import { describe, expect } from "vitest";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { BROWSER, HttpVisitor } from "#tests/support/http-visitor.ts";
import { KITS } from "#tests/support/price-list.ts";
import { counted, forget } from "./counted.ts";
import { cookiesOf, experiment, PAGE, place, test, untilDrawn } from "./experiment-page.ts";

const KIT = "/alarmas-para-casa/pisos";

describe("counts", () => {
  test("name the variant once its page was shown, up to the order", async ({ site, pages }) => {
    await forget(site);
    const visitor = new HttpVisitor(() => pages.url, { ...BROWSER, "Sec-Fetch-Site": "same-origin" });
    await visitor.open(PAGE);
    const [, variant = ""] = /experiments=titular:(\w+)!$/.exec(visitor.cookieHeader) ?? [];
    // Drawn, but not shown: such as a page that was fetched ahead.
    await visitor.tell("/promociones");
    await visitor.tell(PAGE);
    expect(visitor.cookieHeader).toBe(`experiments=titular:${variant}`);
    expect(cookiesOf(await visitor.tell(`/eu${PAGE}`))).toEqual([]);
    await visitor.tell("/promociones");
    expect(await counted(site, "page", "variant")).toEqual({
      "visit /promociones": 1,
      [`joined ${PAGE} titular:${variant}`]: 1,
      [`visit ${PAGE} titular:${variant}`]: 2,
      [`visit /promociones titular:${variant}`]: 1,
    });

    await forget(site);
    await visitor.open("/checkout?kit=piso");
    await visitor.post("/checkout?kit=piso", PERSONAL);
    await visitor.post("/checkout", ADDRESS);
    await visitor.post("/checkout", CLIENT_CONFIRMATION);
    const stages = ["kit", "step1", "step2", "step3", "order"].map((event) => [`${event}  titular:${variant}`, 1]);
    expect(await counted(site, "page", "variant")).toEqual({
      ...Object.fromEntries(stages),
      [`revenue_cents  titular:${variant}`]: 24 * Math.round(100 * KITS.piso.price.client),
    });
  });

  test("do not name what a visitor made up, or never saw", async ({ site, open, visit }) => {
    await forget(site);
    for (const cookie of ["", "experiments=titular:c", "experiments=other:b", "experiments=titular:b!|x:y"]) {
      await visit("/promociones", cookie);
      await (await open("/checkout?kit=piso", { ...BROWSER, Cookie: cookie })).text();
    }
    await visit(PAGE);
    expect(await counted(site, "page", "variant")).toEqual({ "visit /promociones": 4, kit: 4, [`visit ${PAGE}`]: 1 });
  });

  test("name both variants of a visitor in two experiments", async ({ site, lake, open, pages, visit }) => {
    await forget(site);
    await lake
      .transaction()
      .createOrReplace(experiment("kit-piso"))
      .patch("kit-piso", (patch) =>
        patch.set({ sections: [place("kit-piso", { control: "Kit de siempre", b: "Kit nuevo" })] }),
      )
      .commit();
    await untilDrawn(pages.url, KIT);
    const [drawn] = cookiesOf(await open(KIT, { ...BROWSER, Cookie: "experiments=titular:b" }));
    expect(drawn?.value).toMatch(/^titular:b\|kit-piso:(control|b)!$/);
    const [shown] = cookiesOf(await visit(KIT, `experiments=${drawn?.value}`));
    expect(`${shown?.value}!`).toBe(drawn?.value);
    const [, own] = /kit-piso:(\w+)/.exec(drawn?.value ?? "") ?? [];
    expect(await counted(site, "page", "variant")).toEqual({
      [`joined ${KIT} kit-piso:${own}`]: 1,
      [`visit ${KIT} kit-piso:${own}|titular:b`]: 1,
    });
    const kit = await (await open(KIT, { ...BROWSER, Cookie: "experiments=kit-piso:b" })).text();
    expect(kit).toContain("Kit nuevo");
    expect(kit).not.toContain("Kit de siempre");
  });
});
