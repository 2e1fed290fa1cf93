import { describe, expect, test } from "vitest";
import { addressResponse, createAlarms, customerResponse, orderResponse } from "#app/backends/alarms.server.ts";
import { errorResponse } from "#app/backends/request.server.ts";
import { visitorMessage } from "#app/forms/backend-error-messages.ts";
import { serve } from "#tests/support/serve.ts";

describe("the answers of the backend", () => {
  test.each([
    ["customer", customerResponse, { id: 7, client: 1 }, { customerId: "7", isClient: true }],
    ["customer", customerResponse, { id: "c-7", client: 0 }, { customerId: "c-7", isClient: false }],
    ["address", addressResponse, 12, { addressId: "12" }],
    ["address", addressResponse, "a-12", { addressId: "a-12" }],
    ["address", addressResponse, { addressId: 12 }, { addressId: "12" }],
    ["address", addressResponse, { addressId: "a", promotion: "P" }, { addressId: "a", promotion: "P" }],
    ["address", addressResponse, { addressId: "a", promotion: null }, { addressId: "a" }],
    ["order", orderResponse, "o-1", { orderId: "o-1" }],
    ["order", orderResponse, 1, { orderId: "1" }],
    ["order", orderResponse, { orderId: 1 }, { orderId: "1" }],
  ])("%s: %#", (_name, schema, answer, expected) => {
    expect(schema.parse(answer)).toEqual(expected);
  });

  test.each([
    ["customer", customerResponse, { id: 7 }],
    ["customer", customerResponse, { id: 7, client: true }],
    ["customer", customerResponse, "7"],
    ["address", addressResponse, ""],
    ["address", addressResponse, null],
    ["address", addressResponse, "<!doctype html>"],
    ["order", orderResponse, {}],
    ["order", orderResponse, true],
    ["error", errorResponse, { message: "" }],
    ["error", errorResponse, "No"],
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

test("a redirect is not followed: the data would go to an address that is no setting", async () => {
  const asked: (string | undefined)[] = [];
  const server = await serve((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { Location: "/elsewhere" }).end();
  });
  const alarms = createAlarms({ url: server.url, timeoutMs: 5_000 });
  const result = await alarms.confirmOrder({ orderId: "o-1", product: "pisos" }, "key");
  await server.close();
  expect(result).toMatchObject({ ok: false, status: 307 });
  expect(asked).toEqual(["/confirmation"]);
});
