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

const CONTENT = {
  name: "fred",
  friends: [
    { _key: "a", name: "mork", age: 40, tags: ["x", "y"] },
    { _key: "b", name: "mindy", age: 32 },
    { _key: "c", name: "franklin", tags: ["z"] },
  ],
  roles: ["admin", "owner"],
  none: [],
  "[*]": "a name",
};
beforeEach(async () => {
  await client.delete({ query: "*" });
  await client.create({ _id: "doc", _type: "person", ...CONTENT });
});

/** The fields that a patch changes. */
async function changesOf(operations: object): Promise<object> {
  await client.mutate([{ patch: { id: "doc", ...operations } }], { returnDocuments: false });
  const after = await client.getDocument("doc");
  const fields = Object.entries(after ?? {}).filter(([name]) => !name.startsWith("_"));
  const before = new Map(Object.entries(CONTENT).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(fields.filter(([name, value]) => before.get(name) !== JSON.stringify(value)));
}

const [mork, mindy, franklin] = CONTENT.friends;

describe("[*] addresses all elements", () => {
  test.each<[string, object, object]>([
    ["set", { set: { "roles[*]": "x" } }, { roles: ["x", "x"] }],
    [
      "set of an attribute",
      { set: { "friends[*].name": "x" } },
      { friends: [mork, mindy, franklin].map((friend) => ({ ...friend, name: "x" })) },
    ],
    [
      "inc, once each",
      { inc: { "friends[*].age": 1 } },
      { friends: [{ ...mork, age: 41 }, { ...mindy, age: 33 }, franklin] },
    ],
    ["unset", { unset: ["roles[*]"] }, { roles: [] }],
    [
      "unset within, once each",
      { unset: ["friends[*].tags[0]"] },
      { friends: [{ ...mork, tags: ["y"] }, mindy, { ...franklin, tags: [] }] },
    ],
    [
      "insert, once each",
      { insert: { after: "friends[*].tags[-1]", items: ["q"] } },
      { friends: [{ ...mork, tags: ["x", "y", "q"] }, mindy, { ...franklin, tags: ["z", "q"] }] },
    ],
    ["insert in place of all", { insert: { replace: "roles[*]", items: ["q"] } }, { roles: ["q"] }],
    ["but a quoted name is a name", { set: { "['[*]']": "x" } }, { "[*]": "x" }],
  ])("%s", async (_name, operations, expected) => {
    expect(await changesOf(operations)).toEqual(expected);
  });
});

describe("a patch of an element that does not exist changes nothing", () => {
  test.each<[string, object]>([
    ["set behind the last", { set: { "roles[2]": "x" } }],
    ["set before the first", { set: { "roles[-3]": "x" } }],
    ["set of an attribute", { set: { "friends[9].name": "x" } }],
    ["set by a key", { set: { 'friends[_key=="d"].name': "x" } }],
    ["set in a missing array", { set: { "other[0].name": "x" } }],
    ["setIfMissing by a key in a missing array", { setIfMissing: { 'other[_key=="a"].name': "x" } }],
    ["set in an array that some have", { set: { "friends[1].tags[0]": "x" } }],
    ["inc", { inc: { "friends[9].age": 1 } }],
    ["unset", { unset: ["roles[9]", "other[0]"] }],
    ["diffMatchPatch", { diffMatchPatch: { "friends[9].name": "@@ -0,0 +1 @@\n+x\n" } }],
    ["insert before", { insert: { before: "roles[9]", items: ["x"] } }],
    ["insert after", { insert: { after: "roles[9]", items: ["x"] } }],
    ["insert after one before the first", { insert: { after: "roles[-9]", items: ["x"] } }],
    ["insert in place of", { insert: { replace: "roles[9]", items: ["x"] } }],
    ["insert into a missing array", { insert: { after: "other[-1]", items: ["x"] } }],
  ])("%s", async (_name, operations) => {
    expect(await changesOf(operations)).toEqual({});
  });

  test.each<[string, object, object]>([
    ["the beginning of an empty array", { insert: { before: "none[0]", items: ["x"] } }, { none: ["x"] }],
    ["the end of an empty array", { insert: { after: "none[-1]", items: ["x"] } }, { none: ["x"] }],
    [
      "an array that the patch creates",
      { setIfMissing: { list: [] }, insert: { after: "list[-1]", items: ["x"] } },
      { list: ["x"] },
    ],
    ["attributes are created", { set: { "a.b['c.d']": 1 } }, { a: { b: { "c.d": 1 } } }],
  ])("but %s exists", async (_name, operations, expected) => {
    expect(await changesOf(operations)).toEqual(expected);
  });
});
