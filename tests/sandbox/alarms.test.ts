import { describe, expect } from "vitest";
import { IBAN } from "./alarms-requests.ts";
import { test } from "./sandbox-test.ts";

const refused = (message: string) => ({ status: 400, body: { message } });

describe("POST /customer", () => {
  test.for([
    ["611223344", true, 1],
    ["611223344", false, 0],
    ["911223344", true, 1],
    ["600000001", false, 1],
    ["600000001", true, 1],
    ["600000002", true, 0],
    ["600000002", false, 0],
  ] as const)("%s, declared client %s, is %i", async ([msisdn, client, expected], { api }) => {
    const { status, body } = await api.customer({ msisdn, client });
    expect({ status, body }).toEqual({ status: 200, body: { id: expect.any(String), client: expected } });
  });

  test.for(["", "61122334", "6112233445", "511223344", "+34611223344", "611 223 344", "61122334a"])(
    "refuses the number '%s'",
    async (msisdn, { api }) => {
      expect(await api.customer({ msisdn })).toEqual(refused("Invalid phone number"));
    },
  );

  test.for(["", "ane", "ane@", "@example.com", "ane@example", "ane example@example.com"])(
    "refuses the address '%s'",
    async (email, { api }) => {
      expect(await api.customer({ email })).toEqual(refused("Invalid email format"));
    },
  );

  test.for([
    ["600000003", "Msisdn is not a client of the operator"],
    ["600000004", "Msisdn is customer"],
  ] as const)("refuses %s with '%s'", async ([msisdn, message], { api }) => {
    expect(await api.customer({ msisdn })).toEqual(refused(message));
  });

  test.for([{ name: "" }, { client: "true" }, { brand: "" }, { msisdn: 611223344 }])(
    "refuses %j",
    async (changes, { api }) => {
      expect(await api.customer(changes)).toEqual(refused(expect.stringContaining(Object.keys(changes).join())));
    },
  );
});

describe("POST /customer/{id}/address", () => {
  test("answers with the id alone", async ({ api }) => {
    expect(await api.address(await api.newCustomer())).toEqual({ status: 200, body: expect.any(String) });
  });

  test("accepts an address without its optional fields", async ({ api }) => {
    const changes = { block: undefined, stairs: undefined, floor: undefined, door: undefined };
    expect(await api.address(await api.newCustomer(), changes)).toMatchObject({ status: 200 });
  });

  test("refuses an unknown customer", async ({ api }) => {
    expect(await api.address("none")).toEqual({ status: 404, body: { message: "Customer not found" } });
  });

  test.for([
    ["NIF", "12345678Z"],
    ["NIF", "00000000T"],
    ["NIF", "12345678z"],
    ["NIE", "X1234567L"],
    ["NIE", "Y1234567X"],
    ["NIE", "Z1234567R"],
    ["CIF", "B12345674"],
    ["CIF", "A58818501"],
    ["CIF", "Q2826000H"],
    ["CIF", "G12345674"],
    ["CIF", "G1234567D"],
  ] as const)("accepts the %s %s", async ([docType, docNumber], { api }) => {
    const reply = await api.address(await api.newCustomer(), { docType, docNumber, companyName: "Etxe SL" });
    expect(reply).toMatchObject({ status: 200 });
  });

  test.for([
    ["NIF", "12345678A"],
    ["NIF", "1234567Z"],
    ["NIF", "123456789"],
    ["NIF", "X1234567L"],
    ["NIF", ""],
    ["NIE", "X1234567A"],
    ["NIE", "Y1234567L"],
    ["NIE", "W1234567L"],
    ["NIE", "12345678Z"],
    ["CIF", "B12345675"],
    ["CIF", "B1234567D"],
    ["CIF", "Q28260008"],
    ["CIF", "I12345674"],
    ["CIF", "12345678Z"],
  ] as const)("refuses the %s '%s'", async ([docType, docNumber], { api }) => {
    const reply = await api.address(await api.newCustomer(), { docType, docNumber, companyName: "Etxe SL" });
    expect(reply).toEqual(refused("Is not a valid document number"));
  });

  test.for(["", "  ", null])("refuses a company named %j", async (companyName, { api }) => {
    const reply = await api.address(await api.newCustomer(), { docType: "CIF", docNumber: "B12345674", companyName });
    expect(reply).toEqual(refused("Company name can't be empty if document type is CIF"));
  });

  test.for(["1005", "00123", "53001", "99999", "0100a", "010055"])(
    "refuses the postal code %s",
    async (postalCode, { api }) => {
      expect(await api.address(await api.newCustomer(), { postalCode })).toEqual(refused("Invalid postal code"));
    },
  );

  test.for(["province", "city", "type", "name", "number"])("refuses an empty %s", async (field, { api }) => {
    const reply = await api.address(await api.newCustomer(), { [field]: "" });
    expect(reply).toEqual(refused(expect.stringContaining(field)));
  });
});

describe("POST /address/{id}/order", () => {
  test("accepts the order of a client without an account", async ({ api }) => {
    expect(await api.order(await api.newAddress())).toEqual({ status: 200, body: { orderId: expect.any(String) } });
  });

  test("accepts the order of a visitor who is not a client with an account", async ({ api }) => {
    const addressId = await api.newAddress({ client: false });
    expect(await api.order(addressId, { iban: IBAN, owner: "Ane Etxeberria" })).toMatchObject({ status: 200 });
  });

  test.for([null, "", "ES9121000418450200051333", "ES91 2100 0418 4502 0005 1332", "ES912100041845020005133", "XX"])(
    "refuses the account %j of who is not a client",
    async (iban, { api }) => {
      const addressId = await api.newAddress({ client: false });
      expect(await api.order(addressId, { iban, owner: "Ane" })).toEqual(refused("Invalid IBAN format"));
    },
  );

  test.for([
    ["DE89370400440532013000", undefined],
    ["DE89370400440532013001", "Invalid IBAN format"],
    ["ES7921000813610123456789", undefined],
    ["ES1720852066623456789011", undefined],
    ["ES0020852066623456789011", "Invalid IBAN format"],
  ] as const)("checks the account %s", async ([iban, message], { api }) => {
    const reply = await api.order(await api.newAddress({ client: false }), { iban, owner: "Ane" });
    expect(reply).toEqual(message ? refused(message) : { status: 200, body: { orderId: expect.any(String) } });
  });

  test("refuses the account of a client, and an account without an owner", async ({ api }) => {
    expect(await api.order(await api.newAddress(), { iban: IBAN })).toMatchObject({ status: 400 });
    const addressId = await api.newAddress({ client: false });
    expect(await api.order(addressId, { iban: IBAN, owner: "" })).toMatchObject({ status: 400 });
  });

  test.for([
    { price: "35,90" },
    { price: "35.9" },
    { price: 35.9 },
    { camStatus: "true" },
    { complements: [{ name: "Cámara" }] },
    { addressId: "other" },
  ])("refuses %j", async (changes, { api }) => {
    expect(await api.order(await api.newAddress(), changes)).toMatchObject({ status: 400 });
  });

  test("refuses an unknown address", async ({ api }) => {
    expect(await api.order("none")).toEqual({ status: 404, body: { message: "Address not found" } });
  });
});

describe("POST /confirmation", () => {
  test("confirms an order", async ({ api }) => {
    const { body } = await api.order(await api.newAddress());
    const orderId = typeof body === "object" && body !== null && "orderId" in body ? body.orderId : undefined;
    expect(await api.confirmation({ orderId, product: "kit-piso" })).toEqual({ status: 200, body: { orderId } });
  });

  test("refuses an unknown order", async ({ api }) => {
    const reply = await api.confirmation({ orderId: "none", product: "kit-piso" });
    expect(reply).toEqual({ status: 404, body: { message: "Order not found" } });
  });
});

describe("an invalid request", () => {
  test("is refused with a message", async ({ sandbox }) => {
    const init = { method: "POST", headers: { "content-type": "application/json" } };
    const noJson = await fetch(`${sandbox.url}/alarms/customer`, { ...init, body: "{" });
    expect(noJson.status).toBe(400);
    expect(await noJson.json()).toEqual({ message: expect.stringContaining("not JSON") });
    const unknown = await fetch(`${sandbox.url}/alarms/nothing`, { ...init, body: "{}" });
    expect(unknown.status).toBe(404);
    const tooLarge = await fetch(`${sandbox.url}/alarms/customer`, { ...init, body: `"${"x".repeat(300_000)}"` });
    expect(tooLarge.status).toBe(413);
  });
});
