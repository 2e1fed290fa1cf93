import { describe, expect } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, addressAt, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { test } from "#tests/support/site-test.ts";
import { ACCEPTED_FORMS, ASKED_CODES, REFUSED_FORMS } from "./real-values-cases.ts";

const QUERY = "/checkout?kit=bajo-atico";
const NOT_CLIENT = { ...PERSONAL, clientStatus: "NOT_CLIENT" };

describe("values as people write them reach the backends in their clean form (docs/rules.md#clean-values)", () => {
  test.for(ACCEPTED_FORMS)("$name", async ({ typed, wire }, { site, visitor }) => {
    await visitor.get(loader, QUERY);
    for (const fields of [
      { ...NOT_CLIENT, ...typed.personal },
      { ...ADDRESS, floor: "", door: "", ...typed.address },
      { ...NOT_CLIENT_CONFIRMATION, ...typed.confirmation },
    ]) {
      expect(await visitor.post(action, "/checkout", fields)).toMatchObject({ status: 303 });
    }
    const bodyOf = async (path: string) => (await site.received(path)).map(({ status, body }) => ({ status, body }));
    expect(await bodyOf("/customer")).toMatchObject([{ status: 200, body: wire.customer }]);
    expect(await bodyOf("/address")).toMatchObject([{ status: 200, body: wire.address }]);
    expect(await bodyOf("/order")).toMatchObject([{ status: 200, body: wire.order }]);
  });
});

describe("other values are refused with a message at their field, and reach no backend", () => {
  test.for(REFUSED_FORMS)("$typed: $errors", async ({ typed, errors }, { site, visitor }) => {
    await visitor.get(loader, QUERY);
    await visitor.post(action, "/checkout", PERSONAL);
    const { status, data } = await visitor.post(action, "/checkout", { ...ADDRESS, ...typed });
    expect(status).toBe(400);
    expect(data).toMatchObject({ step: "address", reply: { status: "error", error: errors, initialValue: typed } });
    expect(await site.received("/address")).toEqual([]);
  });
});

test.for(ASKED_CODES)(
  "the postal code %s is asked about and never sent; %s is then accepted",
  async (codes, { site, visitor }) => {
    const [typed, accepted] = codes;
    await visitor.get(loader, QUERY);
    await visitor.post(action, "/checkout", PERSONAL);
    const asked = await visitor.post(action, "/checkout", addressAt(typed));
    expect(asked).toMatchObject({
      status: 400,
      data: { reply: { error: { postalCode: ["errors:missingZero"] }, initialValue: { postalCode: typed } } },
    });
    expect(await site.received("/address")).toEqual([]);
    expect(await visitor.post(action, "/checkout", addressAt(accepted))).toMatchObject({
      status: 303,
    });
    expect((await site.received("/address")).map(({ body }) => body.postalCode)).toEqual([accepted]);
  },
);
