import { describe, expect } from "vitest";
import { loader as kit } from "#app/routes/kit.tsx";
import { loader as page } from "#app/routes/page.tsx";
import { OPENING_HOURS } from "#tests/support/opening-hours.ts";
import { INSTALLED_CAMERA, KITS, PANIC_BUTTON } from "#tests/support/price-list.ts";
import { test } from "#tests/support/site-test.ts";

describe("a kit's page has the data of its checklist and its dialog", () => {
  test.for([
    ["/alarmas-para-casa/pisos", "pisos", KITS.piso.camera.surcharge],
    ["/alarmas-para-negocios/oficina", "oficina", KITS.oficina.camera.surcharge],
  ] as const)("%s", async ([path, slug, surcharge], { visitor }) => {
    const { data } = await visitor.get(kit, path, { slug });
    expect(data?.kit?.extras.map(({ extraId, price }) => [extraId, price.home, price.business])).toEqual([
      ["camara", INSTALLED_CAMERA.home, INSTALLED_CAMERA.business],
      ["boton_panico", PANIC_BUTTON.home, PANIC_BUTTON.business],
    ]);
    expect(data?.kit?.camera.surcharge).toBe(surcharge);
    expect(data?.kit?.complements[0]?.device).toMatchObject({ slug: "panel-control-alarma" });
    expect(data?.kit?.hours).toMatchObject({
      weekdayHours: OPENING_HOURS.weekdayHours,
      saturdayHours: OPENING_HOURS.saturdayHours,
    });
  });

  test("the page of business kits has the same data for the kit without a page of its own", async ({ visitor }) => {
    const { data } = await visitor.get(page, "/alarmas-para-negocios");
    const [offer] =
      data?.page.sections.flatMap((section) => (section._type === "kitOfferSection" ? [section.kit] : [])) ?? [];
    expect(offer?.productId).toBe("negocios");
    expect(offer?.extras.map(({ extraId }) => extraId)).toEqual(["camara", "boton_panico"]);
    expect((await visitor.get(kit, "/alarmas-para-negocios/negocios", { slug: "negocios" })).status).toBe(301);
  });
});
