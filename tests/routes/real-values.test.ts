import { describe, expect } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, addressAt, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { test } from "#tests/support/site-test.ts";

const QUERY = "/checkout?kit=bajo-atico";
const NOT_CLIENT = { ...PERSONAL, clientStatus: "NOT_CLIENT" };

/** Fields of the three forms as typed, and the fields of the requests that they become. The tables are in `tests/rules`. */
interface AcceptedForm {
  name: string;
  typed: Partial<Record<"personal" | "address" | "confirmation", Record<string, string>>>;
  wire: Partial<Record<"customer" | "address" | "order", object>>;
}

const ACCEPTED_FORMS: AcceptedForm[] = [
  {
    name: "a ground floor without a number, in a village of Galicia",
    typed: {
      personal: { name: "Xoán Paz-Andrade Otero", phone: "(+34) 600123456" },
      address: {
        type: "Camino",
        street: "da Devesa (Mougás)",
        number: "S/N",
        floor: "Bajo",
        postalCode: "36 309",
        province: "Pontevedra",
      },
    },
    wire: {
      customer: { name: "Xoán Paz-Andrade Otero", msisdn: "600123456" },
      address: { name: "da Devesa (Mougás)", number: "s/n", floor: "Bajo", postalCode: "36309" },
    },
  },
  {
    name: "Melilla and a NIE with hyphens",
    typed: {
      address: {
        docType: "NIE",
        docNumber: "x-7654321-j",
        floor: "Sótano",
        postalCode: "52001",
        city: "Melilla",
        province: "Melilla",
      },
    },
    wire: { address: { docType: "NIE", docNumber: "X7654321J", floor: "Sótano", postalCode: "52001" } },
  },
  {
    name: "a company pays, with an IBAN with hyphens",
    typed: {
      address: { docType: "CIF", docNumber: "B-48673214", companyName: "García  &  Hijos" },
      confirmation: { owner: "García  & Hijos", iban: "ES18-2095-0001-1191-0012-3456" },
    },
    wire: {
      address: { docType: "CIF", docNumber: "B48673214", companyName: "García & Hijos" },
      order: { owner: "García & Hijos", iban: "ES1820950001119100123456" },
    },
  },
];

/** Values of step 2 and the keys of their messages. */
const REFUSED_FORMS: { typed: Record<string, string>; errors: Record<string, string[]> }[] = [
  { typed: { number: "600123456" }, errors: { number: ["errors:tooLong", "errors:number"] } },
  { typed: { postalCode: "53001" }, errors: { postalCode: ["errors:postalCode"] } },
];

/** Four digits as typed, and a code that the visitor then sends: the one with a zero, or the one they meant. */
const ASKED_CODES = [
  ["1001", "01001"],
  ["2800", "28001"],
] as const;

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
    expect(await bodyOf("/customer")).toMatchObject([{ status: 200, body: wire.customer ?? {} }]);
    expect(await bodyOf("/address")).toMatchObject([{ status: 200, body: wire.address ?? {} }]);
    expect(await bodyOf("/order")).toMatchObject([{ status: 200, body: wire.order ?? {} }]);
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
