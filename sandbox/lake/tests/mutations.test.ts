import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LakeClient, lakeClient, type Read } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
let client: LakeClient;
beforeAll(async () => {
  lake = await startTestLake();
  client = lakeClient(lake.url);
});
afterAll(() => lake.close());

const CONTENT = {
  title: "Kit",
  count: 3,
  tags: ["a", "b", "c"],
  parts: [
    { _key: "k1", name: "one" },
    { _key: "k2", name: "two" },
  ],
  price: { client: 35.9 },
};

const PAST = "2020-01-01T00:00:00Z";

let revision: string;
beforeEach(async () => {
  await client.delete({ query: "*" });
  ({ _rev: revision } = await client.create({ _id: "doc", _type: "kit", _updatedAt: PAST, ...CONTENT }));
});

const post = (body: unknown, search = "") =>
  fetch(`${lake.url}/v2025-11-01/data/mutate/production?returnIds=true${search}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe("a patch", () => {
  test.each<[string, object, object]>([
    [
      "set",
      { set: { title: "Otro", "price.notClient": 42.35 } },
      { title: "Otro", price: { client: 35.9, notClient: 42.35 } },
    ],
    [
      "set in an item by key",
      { set: { 'parts[_key=="k2"].name': "zwei" } },
      {
        parts: [
          { _key: "k1", name: "one" },
          { _key: "k2", name: "zwei" },
        ],
      },
    ],
    ["setIfMissing", { setIfMissing: { title: "no", subtitle: "sí" } }, { title: "Kit", subtitle: "sí" }],
    ["unset", { unset: ["tags[0]", "price.client"] }, { tags: ["b", "c"], price: {} }],
    ["unset by key", { unset: ['parts[_key=="k1"]'] }, { parts: [{ _key: "k2", name: "two" }] }],
    ["inc", { inc: { count: 2.5 } }, { count: 5.5 }],
    ["dec", { dec: { count: 1 } }, { count: 2 }],
    ["insert after the last", { insert: { after: "tags[-1]", items: ["d"] } }, { tags: ["a", "b", "c", "d"] }],
    ["insert before", { insert: { before: "tags[0]", items: ["x", "y"] } }, { tags: ["x", "y", "a", "b", "c"] }],
    ["insert in place", { insert: { replace: "tags[1:3]", items: ["z"] } }, { tags: ["a", "z"] }],
    ["diffMatchPatch", { diffMatchPatch: { title: "@@ -1,3 +1,8 @@\n Kit\n+ Piso\n" } }, { title: "Kit Piso" }],
  ])("%s", async (_name, operations, expected) => {
    const { transactionId } = await client.mutate([{ patch: { id: "doc", ...operations } }], {
      returnDocuments: false,
    });
    const after = await client.getDocument<Read>("doc");
    expect(after).toMatchObject({ ...CONTENT, ...expected, _rev: transactionId });
    expect(Date.parse(after?._updatedAt ?? "")).toBeGreaterThan(Date.parse(PAST));
    expect(await client.fetch('*[_id == "doc"][0]')).toEqual(after);
  });

  test("applies when the revision is the expected one", async () => {
    const after = await client.patch("doc").ifRevisionId(revision).set({ title: "Otro" }).commit<Read>();
    expect(after).toMatchObject({ title: "Otro" });
  });

  test("applies to every document that a query finds", async () => {
    await client.create({ _id: "drafts.doc", _type: "kit" });
    await client
      .patch({ query: "*[_type == $type]", params: { type: "kit" } })
      .set({ seen: true })
      .commit();
    expect(await client.fetch("count(*[seen])")).toBe(2);
  });
});

describe("documents", () => {
  test("get an id, a revision and dates; given dates stay", async () => {
    const made = await client.create({ _type: "kit" });
    expect(made).toMatchObject({ _id: expect.stringMatching(/^[0-9a-f-]{36}$/), _rev: expect.any(String) });
    expect(made._createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(made._createdAt).toBe(made._updatedAt);
    expect((await client.create({ _id: "kits.", _type: "kit" }))._id).toMatch(/^kits\.[0-9a-f-]{36}$/);
    const dated = { _createdAt: "2020-01-01T00:00:00Z", _updatedAt: "2021-01-01T00:00:00Z" };
    expect(await client.create({ _id: "old", _type: "kit", ...dated })).toMatchObject(dated);
  });

  test.each<[string, object, string, object | undefined]>([
    [
      "createOrReplace of one",
      { createOrReplace: { _id: "doc", _type: "kit", title: "Neu" } },
      "update",
      { title: "Neu" },
    ],
    ["createOrReplace of none", { createOrReplace: { _id: "new", _type: "kit" } }, "create", undefined],
    ["createIfNotExists of one", { createIfNotExists: { _id: "doc", _type: "kit", title: "Neu" } }, "none", CONTENT],
    ["createIfNotExists of none", { createIfNotExists: { _id: "new", _type: "kit" } }, "create", undefined],
    ["delete of none", { delete: { id: "none" } }, "none", CONTENT],
  ])("%s", async (_name, mutation, operation, expected) => {
    const { results } = await (await post({ mutations: [mutation] })).json();
    expect(results).toEqual([{ id: expect.any(String), operation }]);
    if (expected) expect(await client.getDocument("doc")).toMatchObject(expected);
  });

  test("of another type take the place of one as if it had been deleted", async () => {
    const given = { _id: "doc", _createdAt: PAST };
    await client.createOrReplace({ ...given, _type: "kit" });
    expect(await client.createOrReplace({ _id: "doc", _type: "kit" })).toMatchObject({ _createdAt: PAST });
    expect((await client.createOrReplace({ _id: "doc", _type: "page" }))._createdAt).not.toBe(PAST);
  });

  test("get list keys on request", async () => {
    const made = await client.create({ _type: "kit", parts: [{ name: "one" }] }, { autoGenerateArrayKeys: true });
    expect(made.parts).toEqual([{ _key: expect.any(String), name: "one" }]);
  });

  test("are the same after a restart", async () => {
    const before = await client.fetch("*");
    await lake.restart();
    client = lakeClient(lake.url);
    expect(await client.fetch("*")).toEqual(before);
  });
});

describe("a transaction", () => {
  test("sees its own earlier mutations", async () => {
    await client
      .transaction()
      .create({ _id: "a", _type: "kit", n: 1 })
      .patch("a", { inc: { n: 1 } })
      .delete("doc")
      .commit();
    expect(await client.fetch("*{_id, n}")).toEqual([{ _id: "a", n: 2 }]);
  });

  test("changes nothing when one mutation fails", async () => {
    const transaction = client
      .transaction()
      .create({ _id: "a", _type: "kit" })
      .patch("none", { set: { n: 1 } });
    await expect(transaction.commit()).rejects.toMatchObject({ statusCode: 409 });
    expect(await client.getDocument("a")).toBeUndefined();
  });

  test("changes nothing in a dry run", async () => {
    const answer = await post({ mutations: [{ delete: { id: "doc" } }] }, "&dryRun=true");
    expect(await answer.json()).toMatchObject({ results: [{ id: "doc", operation: "delete" }] });
    expect(await client.getDocument("doc")).toMatchObject(CONTENT);
  });

  test("is refused when its id exists", async () => {
    const mutations = [{ patch: { id: "doc", inc: { count: 1 } } }];
    expect((await post({ mutations, transactionId: "mine" })).status).toBe(200);
    const again = await post({ mutations, transactionId: "mine" });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ error: { type: "transactionAlreadyExistsError" } });
    expect(await client.fetch('*[_id == "doc"][0].count')).toBe(4);
  });

  test("keeps all of many concurrent ones", async () => {
    await Promise.all(Array.from({ length: 40 }, () => client.patch("doc").inc({ count: 1 }).commit()));
    expect(await client.fetch('*[_id == "doc"][0].count')).toBe(43);
  });
});
