import { parseSetCookie } from "cookie";
import { expect } from "vitest";
import { loader as checkout } from "#app/routes/checkout.tsx";
import { action, loader } from "#app/routes/thanks.tsx";
import { checkoutIdOf, confirm, reachConfirmation } from "#tests/support/journey.ts";
import { test } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const NAMES = "checkout withdrawal votes answers experiments client_status territory XSRF-TOKEN".split(" ");

test.for([
  ["/gracias", "/"],
  ["/eu/gracias", "/eu"],
] as const)(
  "'Salir' at %s ends the session, deletes the cookies and leads home",
  async ([path, home], { site, visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    await confirm(visitor);
    const id = await checkoutIdOf(site, visitor);
    const orderId = (await visitor.get(loader, path)).data?.orderId;
    const before = new Visitor(site.context);
    for (const [name, value] of visitor.cookies) before.cookies.set(name, value);

    const { status, location, headers } = await visitor.post(action, path, {});
    expect([status, location]).toEqual([303, home]);
    expect(headers.get("Clear-Site-Data")).toBe('"storage"');
    const cookies = headers.getSetCookie().map((line) => parseSetCookie(line));
    expect(cookies.map(({ name, value, maxAge, path: at }) => [name, value, maxAge, at])).toEqual(
      NAMES.map((name) => [name, "", 0, "/"]),
    );
    // The old cookies no longer open the order.
    expect((await before.get(loader, path)).location).toBe(home);
    expect((await before.get(checkout, "/checkout?kit=piso")).data).toMatchObject({ step: "personal", person: null });
    const { db } = site.services.store;
    const row = await db.selectFrom("checkout").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ order_id: orderId, personal: { name: "Ane López" } });
  },
);

test("'Salir' without the token of the page does nothing", async ({ visitor }) => {
  await reachConfirmation(visitor, "kit=piso");
  await confirm(visitor);
  expect((await visitor.post(action, "/gracias", { _xsrf: "other" })).status).toBe(403);
  expect((await visitor.get(loader, "/gracias")).status).toBe(200);
});
