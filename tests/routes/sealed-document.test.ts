import { sql } from "kysely";
import { describe, expect } from "vitest";
import { createSealer } from "#app/db/seal.server.ts";
import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { untilEnded } from "#tests/support/jobs.ts";
import { reachConfirmation } from "#tests/support/journey.ts";
import type { Site } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";
import type { Visitor } from "#tests/support/visitor.ts";

const NUMBER = ADDRESS.docNumber;
const EDIT = { intent: "edit", step: "address" };

test.beforeEach(async ({ site, visitor }) => {
  await site.services.store.db.deleteFrom("checkout").execute();
  await reachConfirmation(visitor, "kit=piso");
});

/** Every row of every table, as text. */
async function dump(site: Site): Promise<string> {
  const { db } = site.services.store;
  const tables = await sql<{ name: string }>`
    SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`.execute(db);
  const contents = await Promise.all(
    tables.rows.map(({ name }) => sql`SELECT json_agg(t)::text AS rows FROM ${sql.table(name)} t`.execute(db)),
  );
  return JSON.stringify(contents.map(({ rows }) => rows));
}

/** Removes the secret that sealed the visitor's number from `SESSION_SECRETS`. */
async function loseSecret(site: Site): Promise<void> {
  const sealed = createSealer(["a secret that was removed"]).seal(NUMBER);
  await site.services.store.db.updateTable("checkout").set({ sealed_document: sealed }).execute();
}

const view = async (visitor: Visitor) => (await visitor.get(loader, "/checkout")).data;
const post = (visitor: Visitor, fields: Record<string, string>) => visitor.post(action, "/checkout", fields);

/** The document number in the e-mail of the sale. */
async function numberInEmail(site: Site) {
  await untilEnded(site.services.store, "order-email");
  return (await site.receivedBy("emails", "/api/emails-prod")).map(({ body }) => body.param3);
}

describe("document number before the order", () => {
  test("is sent to the backend, and no table holds personal data in plain text", async ({ site }) => {
    expect(await site.received("/address")).toMatchObject([{ body: { docNumber: NUMBER } }]);
    const text = await dump(site);
    expect(text).toContain("Kit Piso");
    for (const value of [NUMBER, PERSONAL.name, "600123456", PERSONAL.email, ADDRESS.street, ADDRESS.city]) {
      expect(text).not.toContain(value);
    }
  });

  test("is on the page only while its form is open", async ({ site, visitor }) => {
    expect(JSON.stringify(await view(visitor))).not.toContain(NUMBER);
    await post(visitor, EDIT);
    expect(await view(visitor)).toMatchObject({
      step: "address",
      address: { docNumber: NUMBER, street: ADDRESS.street },
    });
    await post(visitor, { ...EDIT, step: "personal" });
    expect(JSON.stringify(await view(visitor))).not.toContain(NUMBER);
    expect(await dump(site)).not.toContain(NUMBER);
  });

  test("changes when the step is repeated", async ({ site, visitor }) => {
    await post(visitor, EDIT);
    await post(visitor, { ...ADDRESS, docType: "NIE", docNumber: "X1234567L" });
    await post(visitor, EDIT);
    expect(await view(visitor)).toMatchObject({ address: { docType: "NIE", docNumber: "X1234567L" } });
    expect(await dump(site)).not.toContain("X1234567L");
  });
});

test("the sale e-mail contains the document number", async ({ site, visitor }) => {
  expect((await post(visitor, CLIENT_CONFIRMATION)).location).toBe("/gracias");
  expect(await dump(site)).not.toContain(NUMBER);
  expect(await numberInEmail(site)).toEqual([NUMBER]);
});

describe("a document number that no secret opens", () => {
  test.beforeEach(({ site }) => loseSecret(site));

  const warnings = (site: Site) =>
    site.log.lines.filter(({ message }) => message.startsWith("No secret opens the data of a step"));

  test.for([
    ["the page is opened", async (visitor: Visitor) => expect((await view(visitor))?.step).toBe("address")],
    [
      "the order is sent",
      async (visitor: Visitor) => expect((await post(visitor, CLIENT_CONFIRMATION)).location).toBe("/checkout#address"),
    ],
  ] as const)("reopens step 2 with its other values when %s", async ([_name, come], { site, visitor }) => {
    await come(visitor);
    const { step, address } = (await view(visitor)) ?? {};
    expect({ step, address }).toMatchObject({ step: "address", address: { street: ADDRESS.street } });
    expect(address?.docNumber).toBeUndefined();
    expect(await site.received("/order")).toEqual([]);
    expect(warnings(site)).toHaveLength(1);
    expect((await post(visitor, ADDRESS)).location).toBe("/checkout#confirmation");
    expect((await post(visitor, CLIENT_CONFIRMATION)).location).toBe("/gracias");
    expect(await numberInEmail(site)).toEqual([NUMBER]);
  });

  test("leaves its field empty while step 2 is edited", async ({ visitor }) => {
    await post(visitor, { ...EDIT, step: "personal" });
    expect((await view(visitor))?.step).toBe("personal");
    expect((await post(visitor, PERSONAL)).location).toBe("/checkout#address");
    expect((await view(visitor))?.address?.docNumber).toBeUndefined();
  });
});

test("an order with an unknown outcome is repeated, even if no secret opens its number", async ({ site, visitor }) => {
  await site.services.store.boss.offWork("order-email");
  await site.fail({ service: "alarms", path: "/address", status: 500, afterAccepting: true, times: 1 });
  await post(visitor, CLIENT_CONFIRMATION);
  await loseSecret(site);
  expect(await view(visitor)).toMatchObject({ step: "confirmation", isUnresolved: true });
  expect((await post(visitor, CLIENT_CONFIRMATION)).location).toBe("/gracias");
});

test("a secret can be replaced: the former one opens what it sealed", async ({ site, visitor }) => {
  const [former] = site.settings.sessionSecrets;
  const sealed = createSealer(["the next secret of the site", former]);
  const { sealed_document } = await site.services.store.db
    .selectFrom("checkout")
    .select("sealed_document")
    .executeTakeFirstOrThrow();
  expect(sealed.tryOpen(sealed_document ?? "")).toBe(NUMBER);
  expect(createSealer(["the next secret of the site"]).tryOpen(sealed_document ?? "")).toBeUndefined();
  // Personal data that no secret opens is asked for again.
  await site.services.store.db
    .withoutPlugins()
    .updateTable("checkout")
    .set({ personal: JSON.stringify(createSealer(["a secret that was removed"]).seal("{}")) })
    .execute();
  expect(await view(visitor)).toMatchObject({ step: "personal", person: null });
});
