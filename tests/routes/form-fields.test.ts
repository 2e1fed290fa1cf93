import { describe, expect } from "vitest";
import { ADDRESS, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { type Pages, test } from "#tests/support/pages-test.ts";
import type { Site } from "#tests/support/site.ts";

const NOT_A_CLIENT = { ...PERSONAL, clientStatus: "NOT_CLIENT" };

interface Form {
  path: string;
  fields: Record<string, string>;
  /** Forms that the visitor sends before. */
  before?: Record<string, string>[];
  /** The service that the form's data is sent to, and the text fields that reach it. */
  service?: string;
  status: number;
}

/** Every form of the site that is sent by POST. */
const FORMS: Record<string, Form> = {
  "the call-back": {
    path: "/te-llamamos",
    fields: { intent: "callback", name: "Ane", phone: "600123456", consent: "on", place: "/" },
    service: "node",
    status: 303,
  },
  "personal data": { path: "/checkout?kit=piso", fields: NOT_A_CLIENT, service: "alarms", status: 303 },
  "the address": { path: "/checkout", fields: ADDRESS, before: [NOT_A_CLIENT], service: "alarms", status: 303 },
  "the confirmation": {
    path: "/checkout",
    fields: NOT_CLIENT_CONFIRMATION,
    before: [NOT_A_CLIENT, ADDRESS],
    service: "alarms",
    status: 303,
  },
  "the way back to a step": {
    path: "/checkout",
    fields: { intent: "edit", step: "personal" },
    before: [NOT_A_CLIENT],
    status: 303,
  },
  "the new start": { path: "/checkout", fields: { intent: "restart" }, status: 303 },
  "the way out of the order": {
    path: "/gracias",
    fields: {},
    status: 303,
  },
  "a vote": {
    path: "/valoracion",
    fields: { about: "ayuda-respuesta:sin-luz", back: "/ayuda", answer: "YES" },
    service: "node",
    status: 303,
  },
  "a comment": {
    path: "/valoracion",
    fields: { about: "ayuda-respuesta:sin-luz", back: "/ayuda", comment: "No se entiende" },
    service: "node",
    status: 303,
  },
  "a withdrawal": {
    path: "/desistimiento",
    fields: { intent: "review", name: "Ane López", contract: "ord-1", email: "ane@example.com" },
    status: 200,
  },
  "a confirmed withdrawal": {
    path: "/desistimiento",
    fields: { intent: "confirm", name: "Ane López", contract: "ord-1", email: "ane@example.com" },
    status: 303,
  },
  "answers of the quiz": { path: "/respuestas", fields: { answers: "?lugar=casa" }, service: "services", status: 200 },
  "answers of a questionnaire": {
    path: "/respuestas",
    fields: { kind: "funnel", answers: "?lugar=bajo" },
    service: "services",
    status: 200,
  },
  "the street search": { path: "/calles", fields: { text: "calle somera" }, status: 200 },
  "a found street": { path: "/calles/elegida", fields: { id: "48005-calle-somera" }, status: 200 },
};

/** Fields that Conform 1.21 obeys, and names that it takes for lists and objects. */
const RESERVED: Record<string, string>[] = [
  { __intent__: JSON.stringify({ type: "update", payload: { name: "a[60000000]", value: 1 } }) },
  { __intent__: JSON.stringify({ type: "reset", payload: {} }) },
  { __intent__: "x" },
  { __state__: "x", __INTENT__: "x" },
  {
    "a[60000000]": "1",
    "name[60000000]": "1",
    "name.first": "1",
    "name[]": "1",
    "__proto__.name": "1",
    constructor: "1",
    "": "1",
  },
];

/** Milliseconds. With a field of Conform's own, one form took 29 seconds. */
const QUICK_MS = 2_000;

async function visitorAt(pages: Pages, { path, before = [] }: Form): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(() => pages.url);
  if (!["/checkout", "/gracias"].some((start) => path.startsWith(start))) return visitor;
  await visitor.open("/checkout?kit=piso");
  for (const fields of before) expect((await visitor.post("/checkout", fields)).status).toBe(303);
  return visitor;
}

/** The bodies that a service received, without ids. */
async function bodiesAt(site: Site, service: string | undefined): Promise<unknown[]> {
  const requests = service ? await site.receivedBy(service) : [];
  const ids = Object.fromEntries(["id", "addressId"].map((name) => [name, undefined]));
  return requests.filter(({ path }) => !path.endsWith("/confirmation")).map(({ body }) => ({ ...body, ...ids }));
}

describe.for(Object.entries(FORMS))("%s", ([_name, form]) => {
  test("ignores fields of the form library and unknown fields", async ({ site, pages }) => {
    const plain = await (await visitorAt(pages, form)).post(form.path, form.fields);
    const expected = { status: plain.status, bodies: await bodiesAt(site, form.service) };
    expect(plain.status).toBe(form.status);
    if (form.service) expect(expected.bodies).not.toEqual([]);
    for (const reserved of RESERVED) {
      await site.reset();
      const visitor = await visitorAt(pages, form);
      const started = performance.now();
      const { status } = await visitor.post(form.path, { ...form.fields, ...reserved });
      expect(performance.now() - started, JSON.stringify(reserved)).toBeLessThan(QUICK_MS);
      expect({ status, bodies: await bodiesAt(site, form.service) }, JSON.stringify(reserved)).toEqual(expected);
    }
  });

  test("refuses more fields than any form has", async ({ site, pages }) => {
    const visitor = await visitorAt(pages, form);
    const before = await bodiesAt(site, form.service);
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`a${index}`, "1"]));
    expect((await visitor.post(form.path, { ...form.fields, ...many })).status).toBe(400);
    expect(await bodiesAt(site, form.service)).toEqual(before);
  });

  test("sends no long value on, and never fails", async ({ site, pages }) => {
    const { intent, ...typed } = form.fields;
    for (const name of Object.keys(typed)) {
      await site.reset();
      const visitor = await visitorAt(pages, form);
      const started = performance.now();
      const { status } = await visitor.post(form.path, { ...form.fields, [name]: "a".repeat(60_000) });
      expect(performance.now() - started, name).toBeLessThan(QUICK_MS);
      expect(status, name).toBeLessThan(500);
      expect(JSON.stringify(await bodiesAt(site, form.service)), name).not.toContain("a".repeat(1_000));
    }
  });
});

test("a value that is far too long is refused at its field", async ({ pages }) => {
  const { path, fields } = FORMS["the call-back"] ?? { path: "", fields: {} };
  const refused = await new HttpVisitor(() => pages.url).post(path, { ...fields, name: "a".repeat(60_000) });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("Este texto es demasiado largo");
  expect(html.length).toBeLessThan(200_000);
});
