import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
let client: LakeClient;
beforeAll(async () => {
  lake = await startTestLake();
  client = lakeClient(lake.url);
});
afterAll(() => lake.close());

const CONTENT = { title: "Kit", count: 3 };
beforeEach(async () => {
  await client.delete({ query: "*" });
  await client.create({ _id: "doc", _type: "kit", ...CONTENT });
});

const post = (body: unknown) =>
  fetch(`${lake.url}/v2025-11-01/data/mutate/production`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const nested = (levels: number) => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);

describe("refusals", () => {
  test.each<[string, object, number, object]>([
    [
      "a document that exists",
      { create: { _id: "doc", _type: "kit" } },
      409,
      { type: "documentAlreadyExistsError", id: "doc" },
    ],
    [
      "a patch of nothing",
      { patch: { id: "none", set: { n: 1 } } },
      409,
      { type: "documentNotFoundError", id: "none" },
    ],
    [
      "another revision",
      { patch: { id: "doc", ifRevisionID: "old", set: { n: 1 } } },
      409,
      { type: "documentRevisionIDDoesNotMatchError", expectedRevisionID: "old", currentRevisionID: expect.any(String) },
    ],
    ["a malformed id", { create: { _id: "a b", _type: "kit" } }, 400, { description: 'Malformed document ID: "a b"' }],
    ["a broken path", { patch: { id: "doc", set: { "a[!]": 1 } } }, 400, { type: "validationError" }],
    [
      "another type",
      { patch: { id: "doc", set: { _type: "page" } } },
      400,
      { type: "cannotModifyImmutableAttributeError", attribute: "_type", id: "doc" },
    ],
    ["a document without a type", { create: { title: "x" } }, 400, { description: "Document does not have a type" }],
    [
      "one with a type that is none",
      { createIfNotExists: { _id: "new", _type: null } },
      400,
      { type: "validationError" },
    ],
    ["one in place of another", { createOrReplace: { _id: "doc" } }, 400, { type: "validationError" }],
    [
      "a reference to nothing",
      { patch: { id: "doc", set: { image: { _type: "reference", _ref: "none" } } } },
      409,
      { description: 'Document "doc" references non-existent document "none"' },
    ],
  ])("%s", async (_name, mutation, status, error) => {
    const answer = await post({ mutations: [{ patch: { id: "doc", set: { title: "half" } } }, mutation] });
    expect(answer.status).toBe(status);
    const body = await answer.json();
    expect(body).toMatchObject({ error: { type: "mutationError", items: [{ index: 1, error }] } });
    expect(body.error.description).toMatch(/^The mutation\(s\) failed: /);
    expect(await client.getDocument("doc")).toMatchObject(CONTENT);
  });

  test("another type in place of what is referenced", async () => {
    await client.create({ _id: "from", _type: "page", kit: { _type: "reference", _ref: "doc" } });
    const replacement = { createOrReplace: { _id: "doc", _type: "page" } };
    const refused = await post({ mutations: [replacement] });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        error: {
          type: "mutationError",
          description: 'The mutation(s) failed: Cannot modify immutable attribute "_type"',
          items: [
            {
              index: 0,
              error: {
                type: "cannotModifyImmutableAttributeError",
                description: 'Cannot modify immutable attribute "_type"',
                attribute: "_type",
                id: "doc",
              },
            },
          ],
        },
      },
    ]);
    expect(await client.getDocument("doc")).toMatchObject({ _type: "kit", ...CONTENT });
    // A weak reference holds nothing, and neither does one that the transaction takes away.
    await client.patch("from").set({ "kit._weak": true }).commit();
    expect((await post({ mutations: [replacement] })).status).toBe(200);
    await client.createOrReplace({ _id: "doc", _type: "kit" });
    await client.patch("from").unset(["kit._weak"]).commit();
    expect((await post({ mutations: [replacement, { delete: { id: "from" } }] })).status).toBe(200);
  });

  test.each<[string, object, string]>([
    ["patch operation", { patch: { id: "doc", sets: { title: "x" } } }, "sets"],
    ["condition of a patch", { patch: { id: "doc", ifRevisionId: "old", set: { title: "x" } } }, "ifRevisionId"],
    ["condition of a patch by query", { patch: { query: "*", ifRevisionId: "old", set: { n: 1 } } }, "ifRevisionId"],
    ["condition of a deletion", { delete: { id: "doc", ifRevision: "old" } }, "ifRevision"],
    ["place of an insertion", { patch: { id: "doc", insert: { at: "tags[0]", items: [1] } } }, "at"],
    ["mutation", { destroy: { id: "doc" } }, "destroy"],
    ["second mutation", { delete: { id: "doc" }, create: { _type: "kit" } }, "create"],
    ["part of a patch without its name", { id: "doc", set: { title: "x" } }, "set"],
  ])("an unknown %s", async (_name, mutation, field) => {
    const refused = await post({ mutations: [mutation] });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { statusCode: 400, error: "Bad Request", message: expect.stringMatching(`^Unknown field "(.*, )?"?${field}"`) },
    ]);
    expect(await client.getDocument("doc")).toMatchObject({ _type: "kit", ...CONTENT });
  });

  test("an unknown patch operation of an action", async () => {
    const patch: Record<string, unknown> = { sets: { title: "x" } };
    const edit = {
      actionType: "sanity.action.document.edit",
      draftId: "drafts.doc",
      publishedId: "doc",
      patch,
    } as const;
    await expect(client.action(edit)).rejects.toMatchObject({ statusCode: 400 });
    expect(await client.getDocument("drafts.doc")).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ["no mutations", {}],
    ["a mutation that is none", { mutations: ["delete"] }],
    ["a document that is none", { mutations: [{ createOrReplace: [] }] }],
    ["a value that is nested too deep", { mutations: [{ patch: { id: "doc", set: { title: nested(3_000) } } }] }],
    ["a query that is none", { mutations: [{ delete: { query: "*[" } }] }],
  ])("%s", async (_name, body) => {
    expect((await post(body)).status).toBe(400);
  });

  test("a body that is too large", async () => {
    const answer = await post({ mutations: [{ create: { _type: "kit", text: "x".repeat(5_000_000) } }] });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      statusCode: 413,
      error: "Payload Too Large",
      message: "request entity too large",
    });
  });
});
