import { describe, expect } from "vitest";
import { STREETS } from "#sandbox/backends/places/streets.ts";
import { send } from "./alarms-requests.ts";
import { readUntil } from "./read-until.ts";
import { receivedBy } from "./received.ts";
import { test } from "./sandbox-test.ts";
import type { TestSandbox } from "./start-test-sandbox.ts";

const call = (sandbox: TestSandbox, method: string, path: string, body?: unknown) =>
  send(`${sandbox.url}${path}`, method, body);
const parameters = Object.fromEntries(Array.from({ length: 23 }, (_, index) => [`param${index + 1}`, null]));

const CART = { customerId: "cus-1", productName: "piso_NEGOCIOS", productDescription: "", isBusiness: true };
const QUALIFICATION = { questionId: "faq-1", answer: "YES", brand: "HOMEGO" };
const CALLBACK = { name: "Ane", msisdn: "611223344", place: "cabecera", brand: "HOMEGO" };
const EMAIL = { contactlist_id: 4762, name: "Ane", phone: "611223344", isClient: true, email: "", ...parameters };

describe("accepts", () => {
  test.for([
    ["POST", "/node/abandonedcart", { ...CART, price: "35.90", clientStatus: "CLIENT" }],
    ["POST", "/node/qualification", QUALIFICATION],
    ["POST", "/node/callback", CALLBACK],
    ["POST", "/services/answers", { brand: "HOMEGO", step: 2 }],
  ] as const)("%s %s, and answers with an id", async ([method, path, body], { sandbox }) => {
    expect(await call(sandbox, method, path, body)).toMatchObject({ status: 200, body: { id: expect.any(String) } });
  });

  test("an e-mail", async ({ sandbox }) => {
    expect(await call(sandbox, "POST", "/emails/api/emails-prod", EMAIL)).toMatchObject({ status: 200 });
    expect(await call(sandbox, "POST", "/emails/api/emails-prod", { ...EMAIL, contactlist_id: "" })).toMatchObject({
      status: 200,
    });
  });

  test("recorded answers, and changes to them after a restart", async ({ sandbox }) => {
    const { body } = await call(sandbox, "POST", "/services/answers", { brand: "HOMEGO", home: true });
    expect(body).toEqual({ brand: "HOMEGO", home: true, id: expect.any(String) });
    await sandbox.restart();
    const changed = { ...Object(body), home: false };
    expect(await call(sandbox, "PUT", "/services/answers", changed)).toEqual({ status: 200, body: changed });
  });

  test("a comment on a qualification", async ({ sandbox }) => {
    const { body } = await call(sandbox, "POST", "/node/qualification", { ...QUALIFICATION, answer: "NO" });
    const { id } = Object(body);
    const reply = await call(sandbox, "PUT", `/node/qualification/${id}`, {
      comment: "No lo encuentro",
      brand: "HOMEGO",
    });
    expect(reply).toEqual({ status: 200, body: { id } });
  });
});

describe("refuses", () => {
  test.for([
    ["POST", "/node/abandonedcart", { ...CART, customerId: undefined }, "customerId"],
    ["POST", "/node/abandonedcart", { ...CART, isBusiness: "false" }, "isBusiness"],
    ["POST", "/node/qualification", { ...QUALIFICATION, answer: "yes" }, "answer"],
    ["POST", "/node/callback", { ...CALLBACK, msisdn: "123" }, "Invalid phone number"],
    ["POST", "/node/callback", { ...CALLBACK, name: "" }, "name"],
    ["POST", "/services/answers", { step: 2 }, "brand"],
    ["PUT", "/services/answers", { brand: "HOMEGO" }, "id"],
    ["POST", "/emails/api/emails-prod", { ...EMAIL, param23: undefined }, "param23"],
    ["POST", "/emails/api/emails-prod", { ...EMAIL, name: "" }, "name"],
    ["GET", "/places/autocomplete/json", undefined, ""],
    ["GET", "/places/autocomplete/json?input=gran+via", undefined, "components"],
    ["GET", "/received?service=bank", undefined, ""],
  ] as const)("%s %s with %j", async ([method, path, body, message], { sandbox }) => {
    const reply = await call(sandbox, method, path, body);
    expect(reply).toEqual({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  test.for([
    ["PUT", "/node/qualification/none", { comment: "x", brand: "HOMEGO" }],
    ["PUT", "/services/answers", { id: "none" }],
    ["GET", "/nothing", undefined],
  ] as const)("the unknown %s %s", async ([method, path, body], { sandbox }) => {
    expect(await call(sandbox, method, path, body)).toEqual({ status: 404, body: { message: expect.any(String) } });
  });
});

describe("places", () => {
  const search = (sandbox: TestSandbox, input: string) =>
    call(sandbox, "GET", `/places/autocomplete/json?${new URLSearchParams({ input, components: "country:es" })}`);

  test.for([
    ["calle gran via madrid", "Gran Vía, Madrid, España"],
    ["gran via, 28, madrid", "Gran Vía, 28, Madrid, España"],
    ["calle mayor bilbao", undefined],
    ["avda", undefined],
    ["gran vía madrid", "Gran Vía, Madrid, España"],
    ["gran via madrid 28", "Gran Vía, 28, Madrid, España"],
    ["somera", "Calle Somera, Bilbao, España"],
    ["askatasun etorbidea tolosa 3", "Askatasun Etorbidea, 3, Tolosa, España"],
    ["31 de agosto", "Calle 31 de Agosto, Donostia-San Sebastián, España"],
    ["calle que no existe", undefined],
  ] as const)("%s: %s", async ([input, first], { sandbox }) => {
    const { body } = await search(sandbox, input);
    expect(Object(body).predictions[0]?.description).toBe(first);
    expect(Object(body).status).toBe(first ? "OK" : "ZERO_RESULTS");
  });

  test("returns the components of an address, with the typed house number", async ({ sandbox }) => {
    const [prediction] = Object((await search(sandbox, "calle de alcala madrid, 12")).body).predictions;
    const { status, body } = await call(sandbox, "GET", `/places/details/json?place_id=${prediction.place_id}`);
    const { result } = Object(body);
    const named = Object.fromEntries(
      result.address_components.map((part: { long_name: string; types: string[] }) => [part.types[0], part.long_name]),
    );
    expect({ status, named }).toEqual({
      status: 200,
      named: {
        street_number: "12",
        route: "Calle de Alcalá",
        locality: "Madrid",
        administrative_area_level_2: "Madrid",
        country: "España",
        postal_code: "28009",
      },
    });
  });

  test("has a few thousand streets", () => {
    expect(STREETS.length).toBeGreaterThan(4000);
    expect(new Set(STREETS.map(({ id }) => id)).size).toBe(STREETS.length);
    expect(STREETS.filter(({ postalCode }) => !/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(postalCode))).toEqual([]);
  });
});

describe("received requests", () => {
  test("are listed, filtered and deleted", async ({ sandbox }) => {
    await call(sandbox, "DELETE", "/received");
    await call(sandbox, "POST", "/node/callback", CALLBACK);
    await call(sandbox, "POST", "/node/qualification", QUALIFICATION);
    await call(sandbox, "POST", "/services/answers", { step: 1 });
    expect((await receivedBy(sandbox.url)).map(({ path }) => path)).toEqual([
      "/callback",
      "/qualification",
      "/answers",
    ]);
    expect(await receivedBy(sandbox.url, "?service=services")).toMatchObject([
      { method: "POST", body: { step: 1 }, status: 400, answer: { message: expect.any(String) }, headers: {} },
    ]);
    expect(await receivedBy(sandbox.url, "?service=node&path=/call")).toHaveLength(1);
    expect(await call(sandbox, "DELETE", "/received")).toEqual({ status: 204, body: null });
    await sandbox.restart();
    expect(await receivedBy(sandbox.url)).toEqual([]);
  });

  test("are sent as events", async ({ sandbox }) => {
    const events = await fetch(`${sandbox.url}/events`);
    expect(events.headers.get("content-type")).toBe("text/event-stream");
    await call(sandbox, "POST", "/node/callback", CALLBACK);
    const text = await readUntil(events, "event: received");
    expect(text).toContain('"path":"/callback"');
  });
});

describe("the sandbox", () => {
  test("is ready, and has the call widget", async ({ sandbox }) => {
    expect((await fetch(`${sandbox.url}/readyz`)).status).toBe(200);
    const widget = await fetch(`${sandbox.url}/call-widget.js`);
    expect(widget.headers.get("content-type")).toContain("javascript");
  });
});
