import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSealer } from "#app/db/seal.server.ts";
import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/answers.ts";
import { untilEnded } from "#tests/support/jobs.ts";
import { reachConfirmation } from "#tests/support/journey.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

const NUMBER = ADDRESS.docNumber;
const EDIT = { intent: "edit", step: "address" };

let site: Site;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

beforeEach(async () => {
  await site.reset();
  await site.services.store.db.deleteFrom("checkout").execute();
  visitor = new Visitor(site.context);
  await reachConfirmation(visitor, "kit=piso");
});

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const { db } = site.services.store;
  const tables = await sql<{ name: string }>`
    SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`.execute(db);
  const contents = await Promise.all(
    tables.rows.map(({ name }) => sql`SELECT json_agg(t)::text AS rows FROM ${sql.table(name)} t`.execute(db)),
  );
  return JSON.stringify(contents.map(({ rows }) => rows));
}

/** Turns the visitor's row into one from before document numbers were sealed. */
async function unseal(): Promise<void> {
  const { db } = site.services.store;
  const docNumber = JSON.stringify({ docNumber: NUMBER });
  await db
    .updateTable("checkout")
    .set({ sealed_document: null, address: sql<string>`address || ${docNumber}::jsonb` })
    .execute();
}

/** Removes the secret that sealed the visitor's number from `SESSION_SECRETS`. */
async function loseSecret(): Promise<void> {
  const sealed = createSealer(["a secret that was removed"]).seal(NUMBER);
  await site.services.store.db.updateTable("checkout").set({ sealed_document: sealed }).execute();
}

const view = async () => (await visitor.get(loader, "/checkout")).data;
const post = (fields: Record<string, string>) => visitor.post(action, "/checkout", fields);

/** The document number in the e-mail of the sale. */
async function numberInEmail() {
  await untilEnded(site.services.store, "order-email");
  return (await site.receivedBy("emails", "/api/emails-prod")).map(({ body }) => body.param3);
}

describe("document number before the order", () => {
  test("is sent to the backend and in no table in plain text", async () => {
    expect(await site.received("/address")).toMatchObject([{ body: { docNumber: NUMBER } }]);
    expect(await dump()).toContain(ADDRESS.street);
    expect(await dump()).not.toContain(NUMBER);
  });

  test("is on the page only while its form is open", async () => {
    expect(JSON.stringify(await view())).not.toContain(NUMBER);
    await post(EDIT);
    expect(await view()).toMatchObject({ step: "address", address: { docNumber: NUMBER, street: ADDRESS.street } });
    await post({ ...EDIT, step: "personal" });
    expect(JSON.stringify(await view())).not.toContain(NUMBER);
    expect(await dump()).not.toContain(NUMBER);
  });

  test("changes when the step is repeated", async () => {
    await post(EDIT);
    await post({ ...ADDRESS, docType: "NIE", docNumber: "X1234567L" });
    await post(EDIT);
    expect(await view()).toMatchObject({ address: { docType: "NIE", docNumber: "X1234567L" } });
    expect(await dump()).not.toContain("X1234567L");
  });
});

test("the sale e-mail contains the document number", async () => {
  expect((await post(CLIENT_CONFIRMATION)).location).toBe("/gracias");
  expect(await dump()).not.toContain(NUMBER);
  expect(await numberInEmail()).toEqual([NUMBER]);
});

describe("a row from before document numbers were sealed", () => {
  beforeEach(async () => {
    await unseal();
    expect(await dump()).toContain(NUMBER);
  });

  test("fills the form, and is sealed when the step is repeated", async () => {
    await post(EDIT);
    expect(await view()).toMatchObject({ address: { docNumber: NUMBER } });
    await post(ADDRESS);
    expect(await dump()).not.toContain(NUMBER);
  });

  test("is ordered, sealed with the order, and in the e-mail", async () => {
    expect((await view())?.step).toBe("confirmation");
    expect((await post(CLIENT_CONFIRMATION)).location).toBe("/gracias");
    expect(await dump()).not.toContain(NUMBER);
    expect(await numberInEmail()).toEqual([NUMBER]);
  });
});

describe("a document number that no secret opens", () => {
  beforeEach(loseSecret);

  const warnings = () => site.log.lines.filter(({ message }) => message.includes("document number"));

  test.each([
    ["the page is opened", async () => expect((await view())?.step).toBe("address")],
    ["the order is sent", async () => expect((await post(CLIENT_CONFIRMATION)).location).toBe("/checkout#address")],
  ])("reopens step 2 with its other values when %s", async (_name, come) => {
    await come();
    const { step, address } = (await view()) ?? {};
    expect({ step, address }).toMatchObject({ step: "address", address: { street: ADDRESS.street } });
    expect(address?.docNumber).toBeUndefined();
    expect(await site.received("/order")).toEqual([]);
    expect(warnings()).toHaveLength(1);
    expect((await post(ADDRESS)).location).toBe("/checkout#confirmation");
    expect((await post(CLIENT_CONFIRMATION)).location).toBe("/gracias");
    expect(await numberInEmail()).toEqual([NUMBER]);
  });

  test("leaves its field empty while step 2 is edited", async () => {
    await post({ ...EDIT, step: "personal" });
    expect((await view())?.step).toBe("personal");
    expect((await post(PERSONAL)).location).toBe("/checkout#address");
    expect((await view())?.address?.docNumber).toBeUndefined();
  });
});

test("an order with an unknown outcome is repeated, even if no secret opens its number", async () => {
  await site.services.store.boss.offWork("order-email");
  await site.fail({ service: "alarms", path: "/address", status: 500, afterAccepting: true, times: 1 });
  await post(CLIENT_CONFIRMATION);
  await loseSecret();
  expect(await view()).toMatchObject({ step: "confirmation", isUnresolved: true });
  expect((await post(CLIENT_CONFIRMATION)).location).toBe("/gracias");
});
