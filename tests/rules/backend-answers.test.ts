import { describe, expect, test } from "vitest";
import { addressAnswer, customerAnswer, orderAnswer } from "#app/backends/alarms.server.ts";
import { errorAnswer } from "#app/backends/request.server.ts";
import { visitorMessage } from "#app/forms/backend-error-messages.ts";

describe("the answers of the backend", () => {
  test.each([
    ["customer", customerAnswer, { id: 7, client: 1 }, { customerId: "7", isClient: true }],
    ["customer", customerAnswer, { id: "c-7", client: 0 }, { customerId: "c-7", isClient: false }],
    ["address", addressAnswer, 12, { addressId: "12" }],
    ["address", addressAnswer, "a-12", { addressId: "a-12" }],
    ["address", addressAnswer, { addressId: 12 }, { addressId: "12" }],
    ["address", addressAnswer, { addressId: "a", promotion: "P" }, { addressId: "a", promotion: "P" }],
    ["address", addressAnswer, { addressId: "a", promotion: null }, { addressId: "a" }],
    ["order", orderAnswer, "o-1", { orderId: "o-1" }],
    ["order", orderAnswer, 1, { orderId: "1" }],
    ["order", orderAnswer, { orderId: 1 }, { orderId: "1" }],
  ])("%s: %#", (_name, schema, answer, expected) => {
    expect(schema.parse(answer)).toEqual(expected);
  });

  test.each([
    ["customer", customerAnswer, { id: 7 }],
    ["customer", customerAnswer, { id: 7, client: true }],
    ["customer", customerAnswer, "7"],
    ["address", addressAnswer, ""],
    ["address", addressAnswer, null],
    ["address", addressAnswer, "<!doctype html>"],
    ["order", orderAnswer, {}],
    ["order", orderAnswer, true],
    ["error", errorAnswer, { message: "" }],
    ["error", errorAnswer, "No"],
  ])("%s: anything else is an error: %#", (_name, schema, answer) => {
    expect(schema.safeParse(answer).success).toBe(false);
  });
});

test.each([
  ["Invalid phone number", "errors:invalidPhone"],
  ["Invalid email format", "errors:invalidEmail"],
  ["Is not a valid document number", "errors:invalidDocument"],
  ["Company name can't be empty if document type is CIF", "errors:emptyCompany"],
  ["Msisdn is not a client of the operator", "errors:notAClient"],
  ["Msisdn is customer", "errors:isCustomer"],
  ["Invalid IBAN format", "errors:invalidIban"],
  ["Something new", "Something new"],
  ["constructor", "constructor"],
  ["", "errors:unknown"],
  [undefined, "errors:unknown"],
])("the backend's message %j is shown as %s", (message, expected) => {
  expect(visitorMessage(message)).toBe(expected);
});
