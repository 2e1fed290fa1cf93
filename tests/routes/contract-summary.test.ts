import { expect } from "vitest";
import { loader } from "#app/routes/contract-summary.tsx";
import { ADDRESS, PERSONAL } from "#tests/support/checkout-fields.ts";
import { confirm, reachConfirmation } from "#tests/support/journey.ts";
import { test } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const PATH = "/checkout/resumen";

test("the contract is summed up for its visitor alone, before and after the order", async ({ site, visitor }) => {
  expect(await visitor.get(loader, PATH)).toMatchObject({ status: 303, location: "/checkout" });
  await reachConfirmation(visitor, "kit=chalet&camara=true");
  const open = async () => await visitor.get(loader, PATH);
  const before = await open();
  expect(before.headers.get("Cache-Control")).toBe("no-store");
  expect(before.data?.summary).toMatchObject({
    holder: PERSONAL.name,
    address: expect.stringContaining(`${ADDRESS.postalCode} ${ADDRESS.city}`),
    clientStatus: "CLIENT",
    selection: { productId: "chalet", quote: { camera: { chosen: true } } },
  });
  expect(JSON.stringify(before.data)).not.toContain(ADDRESS.docNumber);
  await confirm(visitor);
  const { moment: _, ...ordered } = before.data?.summary ?? {};
  expect((await open()).data?.summary).toMatchObject(ordered);
  expect(await new Visitor(site.context).get(loader, PATH)).toMatchObject({ status: 303, location: "/checkout" });
});
