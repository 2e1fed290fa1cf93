import { describe, expect, test } from "vitest";
import { addressBody } from "#app/checkout/address/format-address.ts";
import { addressSchema } from "#app/checkout/address/schema.ts";
import { notClientConfirmationSchema } from "#app/checkout/confirmation/schema.ts";
import { personalSchema } from "#app/checkout/personal/schema.ts";
import { isCif, isDni, isEmail, isIban, isNie, isPhoneNumber } from "#sandbox/backends/alarms/validators.ts";
import { ADDRESSES } from "./accepted-addresses.ts";
import { DOCUMENTS, EMAILS, FLOORS, HOUSE_NUMBERS, IBANS, PHONES, POSTAL_CODES } from "./accepted-numbers.ts";
import { COMPANIES, HOLDERS, NAMES } from "./accepted-people.ts";
import { ADDRESS, CONFIRMATION, errorsOf, PERSONAL, submit } from "./form-values.ts";
import { REFUSED } from "./refused-values.ts";

/** What the form's schema makes of the values; its errors when it refuses them. */
function parsed<Output>(...[schema, values]: Parameters<typeof submit<Output>>) {
  const submission = submit(schema, values);
  return submission.status === "success" ? submission.value : submission.reply().error;
}

describe("real values are accepted, and go out in their clean form (docs/rules.md#clean-values)", () => {
  test.each(NAMES)("the name %j", (typed, clean = typed) => {
    expect(parsed(personalSchema, { ...PERSONAL, name: typed })).toMatchObject({ name: clean });
    expect(parsed(personalSchema, { ...PERSONAL, name: clean })).toMatchObject({ name: clean });
  });

  test.each(PHONES)("the phone %j", (typed, clean = "600123456") => {
    expect(parsed(personalSchema, { ...PERSONAL, phone: typed })).toMatchObject({ phone: clean });
    expect(parsed(personalSchema, { ...PERSONAL, phone: clean })).toMatchObject({ phone: clean });
    expect(isPhoneNumber(clean)).toBe(true);
  });

  test.each(EMAILS)("the e-mail %j", (typed, clean = typed) => {
    expect(parsed(personalSchema, { ...PERSONAL, email: typed })).toMatchObject({ email: clean });
    expect(parsed(personalSchema, { ...PERSONAL, email: clean })).toMatchObject({ email: clean });
    expect(isEmail(clean)).toBe(true);
  });

  test.each([
    ...HOUSE_NUMBERS.map(([typed, clean]) => ["number", typed, clean] as const),
    ...FLOORS.map(([typed, clean]) => ["floor", typed, clean] as const),
    ...POSTAL_CODES.map(([typed, clean]) => ["postalCode", typed, clean] as const),
  ])("the %s %j", (field, typed, clean = typed) => {
    const home = { postalCode: "28013", city: "Madrid", province: "Madrid" };
    expect(parsed(addressSchema, { ...ADDRESS, ...home, [field]: typed })).toMatchObject({ [field]: clean });
    expect(parsed(addressSchema, { ...ADDRESS, ...home, [field]: clean })).toMatchObject({ [field]: clean });
  });

  test.each(HOLDERS)("the account's holder %j", (typed, clean = typed) => {
    expect(parsed(notClientConfirmationSchema, { ...CONFIRMATION, owner: typed })).toMatchObject({ owner: clean });
    expect(parsed(notClientConfirmationSchema, { ...CONFIRMATION, owner: clean })).toMatchObject({ owner: clean });
  });

  test.each(IBANS)("the IBAN %j", (typed, clean = typed) => {
    expect(parsed(notClientConfirmationSchema, { ...CONFIRMATION, iban: typed })).toMatchObject({ iban: clean });
    expect(parsed(notClientConfirmationSchema, { ...CONFIRMATION, iban: clean })).toMatchObject({ iban: clean });
    expect(isIban(clean)).toBe(true);
  });

  test.each(COMPANIES)("the company %j", (typed, clean = typed) => {
    const company = { docType: "CIF", docNumber: "B12345674", companyName: typed };
    expect(parsed(addressSchema, { ...ADDRESS, ...company })).toMatchObject({ companyName: clean });
    expect(parsed(addressSchema, { ...ADDRESS, ...company, companyName: clean })).toMatchObject({ companyName: clean });
  });

  test.each(DOCUMENTS)("the %s %j", (docType, typed, clean = typed) => {
    const document = { docType, docNumber: typed, companyName: "Denda SL" };
    expect(parsed(addressSchema, { ...ADDRESS, ...document })).toMatchObject({ docNumber: clean });
    expect(parsed(addressSchema, { ...ADDRESS, ...document, docNumber: clean })).toMatchObject({ docNumber: clean });
    expect({ DNI: isDni, NIE: isNie, CIF: isCif }[docType](clean)).toBe(true);
  });

  test.each(ADDRESSES)("$typed.postalCode $typed.province: $typed.street, $typed.number $typed.floor", (row) => {
    const submission = submit(addressSchema, { ...ADDRESS, ...row.typed });
    if (submission.status !== "success") throw new Error(JSON.stringify(submission.reply().error));
    const { promotion: _, ...address } = submission.value;
    const inside = { block: "", stairs: "", floor: "", door: "" };
    const { street, ...others }: Record<string, string> = { ...inside, ...row.typed, ...row.clean };
    const person = { docType: "NIF", docNumber: "12345678Z", companyName: "" };
    expect(addressBody(address)).toEqual({ ...others, ...person, name: street });
  });

  test("the addresses are of all provinces", () => {
    const provinces = ADDRESSES.map(({ typed, clean }) => (clean.postalCode ?? typed.postalCode)?.slice(0, 2));
    expect(new Set(provinces).size).toBe(52);
  });

  test.each(ADDRESSES)("a clean value stays as it is: $typed.street, $typed.number", ({ typed, clean }) => {
    const again = { ...typed, ...clean };
    expect(parsed(addressSchema, { ...ADDRESS, ...again })).toMatchObject(again);
  });
});

const SCHEMAS = {
  personal: [personalSchema, PERSONAL],
  address: [addressSchema, { ...ADDRESS, companyName: "Denda SL" }],
  confirmation: [notClientConfirmationSchema, CONFIRMATION],
} as const;

describe("values that cannot be what the field asks for are refused (docs/rules.md#field-patterns)", () => {
  test.each(REFUSED)("%s %j: %s", (step, values, error) => {
    const [schema, plain] = SCHEMAS[step];
    expect(errorsOf(schema, { ...plain, ...values })).toEqual({ [Object.keys(values).at(-1) ?? ""]: error });
  });
});
