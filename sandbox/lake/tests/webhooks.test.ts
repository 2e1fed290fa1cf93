import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { serveLake } from "../serve.ts";
import { lakeClient } from "../testing/lake-client.ts";
import type { Webhook } from "../webhooks/webhooks.ts";

const SECRET = "a secret of this test";

interface Call {
  headers: IncomingHttpHeaders;
  text: string;
}

/** A site that is called. Its answers can be made to fail. */
const calls: Call[] = [];
const failures: number[] = [];
const site = createServer(async (request, response) => {
  calls.push({ headers: request.headers, text: await text(request) });
  response.writeHead(failures.shift() ?? 200).end();
});
let url: string;
beforeAll(async () => {
  await once(site.listen(0), "listening");
  const address = site.address();
  url = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => site.close());
beforeEach(() => {
  calls.length = 0;
});

async function withLake(webhook: Omit<Webhook, "url">, use: (client: ReturnType<typeof lakeClient>) => Promise<void>) {
  const lake = await serveLake({ webhooks: [{ url, ...webhook }] });
  try {
    await use(lakeClient(lake.url));
  } finally {
    await lake.close();
  }
}

const called = (count: number) => expect.poll(() => calls.length, { timeout: 5_000 }).toBe(count);
const bodies = () => calls.map((call) => JSON.parse(call.text));

test("each change of a published document is told, with Sanity's headers and signature", async () => {
  await withLake({ secret: SECRET }, async (client) => {
    const kit = await client.create({ _id: "kit", _type: "kit", price: 30 });
    await called(1);
    await client.patch("kit").set({ price: 40 }).commit();
    await called(2);
    await client.delete("kit");
    await called(3);
    expect(calls.map(({ headers }) => [headers["sanity-operation"], headers["sanity-document-id"]])).toEqual([
      ["create", "kit"],
      ["update", "kit"],
      ["delete", "kit"],
    ]);
    expect(bodies()).toMatchObject([{ price: 30 }, { price: 40 }, { price: 40 }]);
    expect(calls[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": expect.any(String),
      "sanity-dataset": "production",
      "sanity-project-id": "local",
      "sanity-transaction-id": kit._rev,
      "sanity-transaction-time": expect.any(String),
      "sanity-webhook-id": expect.any(String),
    });
    for (const { headers, text } of calls) {
      expect(await isValidSignature(text, String(headers[SIGNATURE_HEADER_NAME]), SECRET)).toBe(true);
    }
  });
});

describe.each<[string, Omit<Webhook, "url">, unknown[]]>([
  [
    "no options",
    {},
    [
      expect.objectContaining({ _id: "kit", price: 30 }),
      expect.objectContaining({ _id: "kit", price: 40 }),
      expect.objectContaining({ _id: "page" }),
    ],
  ],
  [
    "a filter of what has changed",
    { filter: "delta::changedAny(price) && before() != null", projection: "price" },
    [40],
  ],
  [
    "a projection of before and after",
    { filter: "_type == 'kit'", projection: "{'was': before().price, 'is': price, 'op': delta::operation()}" },
    [
      { was: null, is: 30, op: "create" },
      { was: 30, is: 40, op: "update" },
    ],
  ],
  ["some operations", { on: ["update"], projection: "_id" }, ["kit"]],
  ["drafts", { includeDrafts: true, on: ["create"], projection: "_id" }, ["drafts.kit", "kit", "page"]],
  ["versions", { includeAllVersions: true, on: ["create"], projection: "_id" }, ["kit", "page", "versions.r1.kit"]],
])("with %s", (_case, webhook, expected) => {
  test("a site is told of what it asks for", async () => {
    await withLake(webhook, async (client) => {
      await client.create({ _id: "kit", _type: "kit", price: 30 });
      await client.create({ _id: "drafts.kit", _type: "kit", price: 35 });
      await client.create({ _id: "versions.r1.kit", _type: "kit", price: 35 });
      await client.patch("kit").set({ price: 40 }).commit();
      await client.create({ _id: "page", _type: "page" });
      await called(expected.length);
    });
    // Calls may come out of order.
    expect(bodies()).toHaveLength(expected.length);
    expect(bodies()).toEqual(expect.arrayContaining(expected));
  });
});

test("a call that fails is made again, as the same one", async () => {
  failures.push(503, 429);
  await withLake({}, async (client) => {
    await client.create({ _id: "kit", _type: "kit" });
    await called(3);
  });
  expect(new Set(calls.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

test("a call that is refused is not made again", async () => {
  failures.push(400, 301, 500);
  await withLake({}, async (client) => {
    await client.create({ _id: "kit", _type: "kit" });
    await called(1);
    await client.create({ _id: "page", _type: "page" });
    await called(2);
    // This one is made again, later than the others would have been.
    await client.create({ _id: "house", _type: "house" });
    await called(4);
  });
  expect(bodies()).toMatchObject([{ _id: "kit" }, { _id: "page" }, { _id: "house" }, { _id: "house" }]);
});

test.each([
  ["a filter that is no GROQ", { filter: "_type ==" }, /Syntax error/],
  ["a filter with a parameter", { filter: "price > $most" }, /param \$most referenced, but not provided/],
  ["an address that is none", { url: "localhost:3000/hook" }, /no address of a webhook/],
])("%s keeps the lake from starting", async (_case, webhook, message) => {
  const dataDir = await mkdtemp(join(tmpdir(), "lake-"));
  await expect(serveLake({ dataDir, webhooks: [{ url, ...webhook }] })).rejects.toThrow(message);
  const lake = await serveLake({ dataDir });
  await lake.close();
  await rm(dataDir, { recursive: true });
});
