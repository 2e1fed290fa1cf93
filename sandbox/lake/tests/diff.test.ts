import { afterAll, beforeAll, expect, test } from "vitest";
import { readEventSource } from "../testing/event-readers.ts";
import { type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
let client: LakeClient;
beforeAll(async () => {
  lake = await startTestLake();
  client = lakeClient(lake.url);
  await client.create({ _id: "old", _type: "kit", title: "Piso", price: { client: 35, other: 40 }, tags: ["a", "b"] });
  await client.create({ _id: "new", _type: "kit", title: "Piso", price: { client: 36, other: 40 }, tags: ["a", "b"] });
});
afterAll(() => lake.close());

test.each([
  ["changedAny", "title", false],
  ["changedAny", "price", true],
  ["changedAny", "price.client", true],
  ["changedAny", "price.other", false],
  ["changedAny", "(title, price.client)", true],
  ["changedAny", "tags[]", false],
  ["changedOnly", "(_id, _rev, _updatedAt, _createdAt, price)", true],
  ["changedOnly", "(_id, _rev, _updatedAt, _createdAt, title)", false],
])("diff::%s of %s is %s", async (name, selector, expected) => {
  const query = `diff::${name}(*[_id == "old"][0], *[_id == "new"][0], ${selector})`;
  const { result, syncTags } = await client.fetch(query, {}, { filterResponse: false });
  expect(result).toBe(expected);
  expect(syncTags).toHaveLength(2);
});

test("diff compares with each document of a filter, by its parameters", async () => {
  const query = "*[_type == $type && diff::changedAny(@, $other, price.client)]._id";
  expect(await client.fetch(query, { type: "kit", other: { price: { client: 35 } } })).toEqual(["new"]);
});

test("diff is refused where it is not evaluated", async () => {
  const query = "*[diff::changedAny(@, @, title)]";
  await expect(client.delete({ query })).rejects.toMatchObject({ statusCode: 400 });
  const url = `${lake.url}/v2025-11-01/data/listen/production?query=${encodeURIComponent(query)}`;
  await expect(readEventSource(url)).rejects.toThrow("400");
});
