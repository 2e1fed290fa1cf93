import { describe, expect, vi } from "vitest";
import { loader as root } from "#app/root.tsx";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { confirm, reachAddress } from "#tests/support/journey.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { TAXES } from "#tests/support/price-list.ts";
import { SOON } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";

describe("kit of the checkout", () => {
  test.for([
    ["/checkout", "/#elige-kit"],
    ["/checkout?business_kit=true", "/alarmas-para-negocios#elige-kit"],
    ["/eu/checkout", "/eu#elige-kit"],
  ] as const)("%s without a kit redirects to %s", async ([path, location], { visitor }) => {
    expect(await visitor.get(loader, path)).toMatchObject({ status: 303, location });
  });

  test.for(["villa", "", "CHALET", "piso'"])("kit=%j is not found", async (kit, { visitor }) => {
    const { status } = await visitor.get(loader, `/checkout?kit=${encodeURIComponent(kit)}`);
    expect(status).toBe(kit === "" ? 303 : 404);
  });

  test.for([
    ["piso", "piso"],
    ["atico-bajo", "bajo-atico"],
    ["local", "local"],
  ] as const)("kit=%s selects %s", async ([kit, productId], { visitor }) => {
    const { status, data } = await visitor.get(loader, `/checkout?kit=${kit}`);
    expect(status).toBe(200);
    expect(data?.selection.productId).toBe(productId);
  });

  test("is stored, and can be changed without losing a step", async ({ visitor }) => {
    await reachAddress(visitor, "kit=piso&camara=true");
    expect((await visitor.get(loader, "/checkout")).data).toMatchObject({
      step: "address",
      selection: { productId: "piso", quote: { camera: { chosen: true } } },
    });
    expect((await visitor.get(loader, "/checkout?kit=chalet")).data).toMatchObject({
      step: "address",
      selection: { productId: "chalet", quote: { camera: { chosen: false } } },
    });
  });

  test("after an order, another kit begins a new checkout", async ({ visitor }) => {
    await visitor.get(loader, "/checkout?kit=piso");
    for (const fields of [PERSONAL, ADDRESS, CLIENT_CONFIRMATION]) await visitor.post(action, "/checkout", fields);
    expect((await visitor.get(loader, "/checkout")).location).toBe("/gracias");
    const next = await visitor.get(loader, "/checkout?kit=chalet");
    expect(next.data).toMatchObject({ step: "personal", person: null, selection: { productId: "chalet" } });
    expect((await visitor.get(thanks, "/gracias")).data?.selection.productId).toBe("piso");
    expect((await visitor.post(action, "/checkout", PERSONAL)).location).toBe("/checkout#address");
    expect((await visitor.get(loader, "/checkout")).data).toMatchObject({ selection: { productId: "chalet" } });
    expect((await visitor.get(thanks, "/gracias")).location).toBe("/");
  });

  test("remembers the one-off payment, the commitment, the taxes and the extra that the visitor saw", async ({
    site,
    visitor,
  }) => {
    await visitor.get(loader, "/checkout?kit=piso&boton_panico=true");
    const lake = lakeClient(site.sandbox.url);
    const publish = (oneOff: number) => lake.patch("settings").set({ oneOff }).commit();
    await publish(29.9);
    try {
      await vi.waitFor(async () => {
        await visitor.get(loader, "/checkout");
        await visitor.post(action, "/checkout", { ...PERSONAL, clientStatus: "NOT_CLIENT" });
        expect((await visitor.get(loader, "/checkout")).data?.selection).toMatchObject({
          quote: { conditions: { oneOff: 2990 } },
          seen: { oneOff: 1990, hasPanicButton: true, commitmentMonths: 24, taxes: TAXES },
        });
      }, SOON);
    } finally {
      await publish(19.9);
    }
  });

  test("while Sanity is down the checkout keeps the prices shown before", async ({ site, visitor }) => {
    await visitor.get(loader, "/checkout?kit=chalet");
    await visitor.get(root, "/checkout");
    site.services.content.clearCache();
    await site.fail({ service: "lake", status: 500 });
    for (const [fields, next] of [
      [PERSONAL, "/checkout#address"],
      [ADDRESS, "/checkout#confirmation"],
    ] as const) {
      expect((await visitor.post(action, "/checkout", fields)).location).toBe(next);
      expect((await visitor.get(root, "/checkout")).status).toBe(200);
      expect((await visitor.get(loader, "/checkout")).data?.selection.quote.monthly.client).toBe(4490);
    }
    expect((await confirm(visitor)).location).toBe("/gracias");
    const messages = site.log.lines.filter(({ level }) => level === "warn").map(({ message }) => message);
    const isOutage = (message: string) => message.startsWith("Sanity is down");
    expect(messages.filter((message) => !isOutage(message))).toEqual([]);
    // Once. An outage that an earlier test saw begin, as a busy machine may, has no line here.
    expect(messages.filter(isOutage).length).toBeLessThanOrEqual(1);
  });
});
