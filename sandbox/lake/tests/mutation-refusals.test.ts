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
    ["another type", { patch: { id: "doc", set: { _type: "page" } } }, 400, { type: "validationError" }],
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

  test.each<[string, unknown]>([
    ["no mutations", {}],
    ["an unknown one", { mutations: [{ destroy: { id: "doc" } }] }],
    ["two in one", { mutations: [{ delete: { id: "doc" }, create: { _type: "kit" } }] }],
    ["a value that is nested too deep", { mutations: [{ patch: { id: "doc", set: { title: nested(3_000) } } }] }],
    ["a query that is none", { mutations: [{ delete: { query: "*[" } }] }],
  ])("%s", async (_name, body) => {
    expect((await post(body)).status).toBe(400);
  });

  test("a body that is too large", async () => {
    const answer = await post({ mutations: [{ create: { _type: "kit", text: "x".repeat(5_000_000) } }] });
    expect(answer.status).toBe(413);
  });
});
