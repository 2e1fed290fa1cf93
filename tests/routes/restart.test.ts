import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findCheckout } from "#app/db/checkouts.server.ts";
import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/answers.ts";
import { reachConfirmation } from "#tests/support/journey.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

let site: Site;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

beforeEach(async () => {
  await site.reset();
  visitor = new Visitor(site.context);
});

const restart = (path = "/checkout") => visitor.post(action, path, { intent: "restart" });
const rows = async () => await site.services.store.db.selectFrom("checkout").select("id").execute();

describe("'Empezar de nuevo'", () => {
  test.each([
    ["kit=piso", "/checkout", "/#kits"],
    ["kit=piso", "/eu/checkout", "/eu#kits"],
    ["kit=oficina", "/checkout", "/alarmas-para-negocios#kits"],
    ["kit=oficina", "/eu/checkout", "/eu/alarmas-para-negocios#kits"],
  ])("%s at %s redirects to %s and deletes the checkout", async (query, path, location) => {
    const before = await rows();
    await visitor.get(loader, `/checkout?${query}`);
    await visitor.post(action, "/checkout", PERSONAL);
    await visitor.post(action, "/checkout", ADDRESS);
    expect(await restart(path)).toMatchObject({ status: 303, location });
    expect(visitor.cookies.get("checkout")).toBe("");
    expect(await rows()).toEqual(before);
    expect(await visitor.get(loader, "/checkout")).toMatchObject({ status: 303, location: "/#kits" });
  });

  test("the next kit begins at an empty step 1", async () => {
    await reachConfirmation(visitor, "kit=piso");
    await restart();
    const { data } = await visitor.get(loader, "/checkout?kit=chalet");
    expect(data).toMatchObject({ step: "personal", person: null, address: null, promotion: null });
  });

  test("does not delete an order with an unknown outcome", async () => {
    await reachConfirmation(visitor, "kit=piso");
    await site.fail({ service: "alarms", path: "/address/", status: 500, times: 1 });
    await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    expect(await restart()).toMatchObject({ status: 303, location: "/checkout#confirmation" });
    const { data } = await visitor.get(loader, "/checkout");
    expect(data).toMatchObject({ step: "confirmation", isUnresolved: true });
    expect((await visitor.post(action, "/checkout", CLIENT_CONFIRMATION)).location).toBe("/gracias");
  });

  test("does not delete a placed order", async () => {
    await reachConfirmation(visitor, "kit=piso");
    await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    expect((await restart()).location).toBe("/gracias");
  });

  test("needs the visitor's token", async () => {
    await visitor.get(loader, "/checkout?kit=piso");
    const id = await site.context.checkoutCookie.parse(`checkout=${visitor.cookies.get("checkout")}`);
    const forged = await visitor.post(action, "/checkout", { intent: "restart", _xsrf: "forged" });
    expect(forged.status).toBe(403);
    expect(await findCheckout(site.services.store.db, id)).toMatchObject({ selection: { productId: "piso" } });
  });
});
