import { describe, expect } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { confirm, reachConfirmation } from "#tests/support/journey.ts";
import { test } from "#tests/support/site-test.ts";
import type { Visitor } from "#tests/support/visitor.ts";

const formPath = async (visitor: Visitor) => `/checkout${(await visitor.get(loader, "/checkout")).data?.formQuery}`;
const EDIT = { intent: "edit", step: "personal" };

describe("a form whose cookies are gone (docs/decisions/0065)", () => {
  test.for([
    ["step 1", PERSONAL, "personal", "errors:noCookie"],
    ["step 2", ADDRESS, "address", "errors:sessionLost"],
    ["step 3", NOT_CLIENT_CONFIRMATION, "confirmation", "errors:sessionLost"],
  ] as const)("%s keeps the kit and the typed values", async ([_name, fields, step, message], { site, visitor }) => {
    await reachConfirmation(visitor, "kit=oficina&camara=true&territorio=canarias");
    const path = await formPath(visitor);
    expect(path).toBe("/checkout?pedido=oficina&business_kit=true&camara=true&territorio=canarias");
    visitor.cookies.clear();
    const sent = (await site.received("alarms")).length;
    const { status, data } = await visitor.post(action, path, fields);
    expect(status).toBe(403);
    expect(data).toMatchObject({
      step,
      isSessionLost: true,
      reply: { error: { "": [message] }, initialValue: fields },
    });
    expect(await site.received("alarms")).toHaveLength(sent);
    const page = await visitor.get(loader, path);
    expect(page.data).toMatchObject({
      step: "personal",
      person: null,
      selection: { productId: "oficina", shownIn: "canarias", quote: { camera: { chosen: true } } },
    });
  });

  test("step 2 keeps the kit that was changed last", async ({ visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    const path = `/checkout${(await visitor.get(loader, "/checkout?kit=chalet")).data?.formQuery}`;
    visitor.cookies.delete("checkout");
    expect(await visitor.post(action, path, ADDRESS)).toMatchObject({
      status: 400,
      data: { step: "address", isSessionLost: true, reply: { error: { "": ["errors:sessionLost"] } } },
    });
    expect((await visitor.get(loader, path)).data).toMatchObject({
      step: "personal",
      selection: { productId: "chalet" },
    });
  });

  test("the visitor continues with the same kit, and finds the address that was typed", async ({ visitor }) => {
    await reachConfirmation(visitor, "kit=chalet&boton_panico=true");
    const path = await formPath(visitor);
    visitor.cookies.clear();
    const { data } = await visitor.post(action, path, ADDRESS);
    await visitor.get(loader, path);
    const kept = Object.entries(data && "restoredAddress" in data ? (data.restoredAddress ?? {}) : {});
    const along = Object.fromEntries(kept.map(([name, value]) => [`address.${name}`, value]));
    const refused = await visitor.post(action, path, { ...PERSONAL, ...along, email: "no" });
    expect(refused.data?.reply.initialValue).toMatchObject({ address: { docNumber: "12345678Z", street: "Gran Vía" } });
    expect((await visitor.post(action, path, { ...PERSONAL, ...along })).location).toBe("/checkout#address");
    const { intent: _, ...address } = ADDRESS;
    expect((await visitor.get(loader, "/checkout")).data).toMatchObject({
      step: "address",
      address,
      selection: { productId: "chalet", quote: { panicButton: { chosen: true } } },
    });
    for (const fields of [ADDRESS, CLIENT_CONFIRMATION]) await visitor.post(action, await formPath(visitor), fields);
    expect((await visitor.get(thanks, "/gracias")).data?.selection.productId).toBe("chalet");
  });

  test("an invalid address is not stored", async ({ visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    const path = await formPath(visitor);
    visitor.cookies.clear();
    expect((await visitor.post(action, path, { ...ADDRESS, postalCode: "99999" })).data).toMatchObject({
      reply: { initialValue: { postalCode: "99999" } },
    });
    await visitor.get(loader, path);
    await visitor.post(action, path, { ...PERSONAL, "address.street": "Gran Vía", "address.postalCode": "99999" });
    expect((await visitor.get(loader, "/checkout")).data?.address).toBeNull();
  });

  test("'Editar' shows the kit and says what happened, 'Empezar de nuevo' leads to the kits", async ({ visitor }) => {
    await reachConfirmation(visitor, "kit=tienda");
    const path = await formPath(visitor);
    visitor.cookies.delete("checkout");
    expect(await visitor.post(action, path, EDIT)).toMatchObject({
      status: 400,
      data: { step: "personal", isSessionLost: true, reply: { error: { "": ["errors:sessionLost"] } } },
    });
    expect((await visitor.post(action, path, { intent: "restart" })).location).toBe("/alarmas-para-negocios#kits");
  });

  test("the kit of the page counts only without a checkout", async ({ visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    expect((await visitor.get(loader, "/checkout?pedido=chalet")).data?.selection.productId).toBe("piso");
    expect((await visitor.post(action, "/checkout?pedido=chalet", CLIENT_CONFIRMATION)).location).toBe("/gracias");
    expect((await visitor.get(thanks, "/gracias")).data?.selection.productId).toBe("piso");
  });

  test.for(["villa", ""])("an unknown kit %j leads to the kits", async (kit, { visitor }) => {
    const { status, location } = await visitor.get(loader, `/checkout?pedido=${kit}`);
    expect([status, location]).toEqual([303, kit === "" ? "/#elige-kit" : "/#kit-retirado"]);
  });
});

describe("a form of a tab that is older than the order (docs/decisions/0065)", () => {
  test.for([
    ["step 1", PERSONAL],
    ["step 2", ADDRESS],
    ["step 3", CLIENT_CONFIRMATION],
    ["'Editar'", EDIT],
    ["'Empezar de nuevo'", { intent: "restart" }],
  ] as const)("%s leads to the order, with or without its token", async ([_name, fields], { site, visitor }) => {
    const older = (await visitor.get(loader, "/checkout?kit=piso")).data?.formQuery;
    await reachConfirmation(visitor, "kit=piso");
    const stored = await formPath(visitor);
    await visitor.post(action, stored, CLIENT_CONFIRMATION);
    const sent = (await site.received("alarms")).filter(({ path }) => path === "/customer").length;
    for (const path of [`/checkout${older}`, stored, "/checkout"]) {
      expect(await visitor.post(action, path, fields)).toMatchObject({ status: 303, location: "/gracias" });
      const stale = await visitor.post(action, path, { ...fields, _xsrf: "stale" });
      expect(stale).toMatchObject({ status: 303, location: "/gracias" });
    }
    expect((await site.received("alarms")).filter(({ path }) => path === "/customer")).toHaveLength(sent);
  });

  test("each tab that was opened after the order begins the next one with its own kit", async ({ visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    await confirm(visitor);
    const { data } = await visitor.get(loader, "/checkout?kit=chalet");
    await visitor.get(loader, "/checkout?kit=oficina");
    expect((await visitor.post(action, `/checkout${data?.formQuery}`, PERSONAL)).location).toBe("/checkout#address");
    expect((await visitor.get(loader, "/checkout")).data?.selection.productId).toBe("chalet");
  });
});

test("a second kit is named while an order's outcome is unknown, and ordered after it", async ({ site, visitor }) => {
  await reachConfirmation(visitor, "kit=piso");
  await site.fail({ service: "alarms", path: "/address", status: 500, times: 1 });
  await confirm(visitor);
  const page = await visitor.get(loader, "/checkout?kit=chalet");
  expect(page.data).toMatchObject({ isUnresolved: true, selection: { productId: "piso" }, waitingKit: "Kit Chalet" });
  for (const query of ["", "?kit=piso"]) {
    expect((await visitor.get(loader, `/checkout${query}`)).data?.waitingKit).toBeNull();
  }
  expect((await confirm(visitor)).location).toBe("/gracias");
  expect((await visitor.get(loader, "/checkout?kit=chalet")).data).toMatchObject({
    step: "personal",
    selection: { productId: "chalet" },
    waitingKit: null,
  });
});
