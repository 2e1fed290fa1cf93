import { describe, expect } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, PERSONAL } from "#tests/support/checkout-fields.ts";
import { confirm, reachConfirmation } from "#tests/support/journey.ts";
import type { Site } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";
import type { Visitor } from "#tests/support/visitor.ts";

const restart = (visitor: Visitor, path = "/checkout") => visitor.post(action, path, { intent: "restart" });
const rows = async (site: Site) => await site.services.store.db.selectFrom("checkout").select("id").execute();

describe("'Empezar de nuevo'", () => {
  test.for([
    ["kit=piso", "/checkout", "/#kits"],
    ["kit=piso", "/eu/checkout", "/eu#kits"],
    ["kit=oficina", "/checkout", "/alarmas-para-negocios#kits"],
    ["kit=oficina", "/eu/checkout", "/eu/alarmas-para-negocios#kits"],
  ] as const)(
    "%s at %s redirects to %s and deletes the checkout: the next kit begins at an empty step 1",
    async ([query, path, location], { site, visitor }) => {
      const before = await rows(site);
      await visitor.get(loader, `/checkout?${query}`);
      await visitor.post(action, "/checkout", PERSONAL);
      await visitor.post(action, "/checkout", ADDRESS);
      expect(await restart(visitor, path)).toMatchObject({ status: 303, location });
      expect(visitor.cookies.get("checkout")).toBe("");
      expect(await rows(site)).toEqual(before);
      expect(await visitor.get(loader, "/checkout")).toMatchObject({ status: 303, location: "/#elige-kit" });
      const { data: next } = await visitor.get(loader, "/checkout?kit=chalet");
      expect(next).toMatchObject({ step: "personal", person: null, address: null, promotion: null });
    },
  );

  test("does not delete an order with an unknown outcome", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    await site.fail({ service: "alarms", path: "/address/", status: 500, times: 1 });
    await confirm(visitor);
    expect(await restart(visitor)).toMatchObject({ status: 303, location: "/checkout#confirmation" });
    const { data } = await visitor.get(loader, "/checkout");
    expect(data).toMatchObject({ step: "confirmation", isUnresolved: true });
    expect((await confirm(visitor)).location).toBe("/gracias");
  });
});
