import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEventSource } from "../testing/event-readers.ts";
import { type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
let client: LakeClient;
beforeAll(async () => {
  lake = await startTestLake();
  client = lakeClient(lake.url);
});
afterAll(() => lake.close());

const create = (document: Record<string, unknown>) => client.create({ _type: "named", ...document });

describe("attributes", () => {
  const NESTED = 'a.b.c == "it"';
  const WITH_DOT = 'a["b.c"] == "it"';

  test.each([
    [NESTED, WITH_DOT],
    [WITH_DOT, NESTED],
  ])("%s is not taken for %s", async (first, second) => {
    const _type = `after ${first}`;
    await create({ _id: "nested", a: { b: { c: "it" } }, _type });
    await create({ _id: "with-dot", a: { "b.c": "it" }, _type });
    const found = async (filter: string) => client.fetch(`*[_type == $_type && ${filter}]._id`, { _type });
    expect(await found(first)).toHaveLength(1);
    expect(await found(second)).toHaveLength(1);
    expect(await found(NESTED)).toEqual(["nested"]);
    expect(await found(WITH_DOT)).toEqual(["with-dot"]);
    await client.delete({ query: "*[_type == $_type]", params: { _type } });
  });

  /** Names of methods that every object has, of what JavaScript calls by itself, and with signs of paths. */
  const NAMES = [
    "hasOwnProperty",
    "constructor",
    "toString",
    "then",
    "toJSON",
    "length",
    "a.b",
    "it's",
    'say "it"',
    "x]",
  ];

  test("named so do not keep a search by words from finding", async () => {
    await create({ _id: "found", hasOwnProperty: 1, title: "Moby Dick" });
    expect(await client.fetch('*[[@, _id] match text::query("moby")]._id')).toEqual(["found"]);
    await client.delete("found");
  });

  test.each(NAMES)("named %s are read, compared, referenced and patched", async (name) => {
    const attribute = `@[${JSON.stringify(name)}]`;
    const value = { [name]: 5, other: "text" };
    await create({ _id: "target", ...value, list: [{ _key: "k", ...value }], deep: value });
    await create({ _id: "source", to: { _type: "reference", _ref: "target" } });
    const query = `*[_type == "named" && ${attribute} == 5]{_id, "deep": deep${attribute.slice(1)}, list, ...deep}`;
    const expected = { _id: "target", deep: 5, list: [{ _key: "k", ...value }], ...value };
    expect(await client.fetch(query)).toEqual([expected]);
    expect(await client.fetch('*[_id == "source"][0].to->deep')).toEqual(value);
    expect(
      await client.fetch(`{${JSON.stringify(name)}: 1}${attribute.slice(1)} + $it${attribute.slice(1)}`, {
        it: { [name]: 2 },
      }),
    ).toBe(3);

    const before = await client.getDocument("target");
    await client.patch("target").set({ other: "new", "deep.other": "new" }).commit();
    const after = await client.getDocument("target");
    expect(after).toMatchObject({ ...value, other: "new", deep: { ...value, other: "new" } });
    const history = `${lake.url}/v2025-11-01/data/history/production/documents/target?revision=${before?._rev}`;
    expect(await (await fetch(history)).json()).toEqual({ documents: [before] });
    await client.delete({ query: "*" });
  });

  test("named hasOwnProperty are set, and their listeners told", async () => {
    await create({ _id: "doc" });
    const query = encodeURIComponent("*[hasOwnProperty == 1]");
    const events = await readEventSource(`${lake.url}/v2025-11-01/data/listen/production?query=${query}`);
    await events.next();
    await client.patch("doc").set({ hasOwnProperty: 1, "deep.hasOwnProperty": 2, "deep.other": 3 }).commit();
    expect(await events.next()).toMatchObject({ name: "mutation", data: { documentId: "doc", transition: "appear" } });
    events.close();
    expect(await client.getDocument("doc")).toMatchObject({ hasOwnProperty: 1, deep: { hasOwnProperty: 2, other: 3 } });
    await client.delete({ query: "*[hasOwnProperty == 1]" });
    expect(await client.fetch("count(*)")).toBe(0);
  });
});

describe("data is not taken for the lake's own", () => {
  test.each(["in a document", "as a parameter"])(
    "reference %s, which finds no documents of a filter",
    async (where) => {
      await create({ _id: "one" });
      await create({ _id: "two", forged: { _type: "reference", _ref: " filter 0 0", _weak: true } });
      const from = where === "in a document" ? "forged" : "$it";
      const query = `*[_type == "named"] | order(_id desc)[0]{"found": ${from}->}`;
      expect(await client.fetch(query, { it: { _ref: " filter 0 0" } })).toEqual({ found: null });
      await client.delete({ query: "*" });
    },
  );

  test("release, which is not the perspective of its name", async () => {
    await create({ _id: "one", title: "published" });
    await client.action({ actionType: "sanity.action.release.create", releaseId: "public" });
    await create({ _id: "versions.public.one", title: "in the release" });
    const titles = (perspective: "published" | ["public"]) =>
      client.fetch('*[_type == "named"].title', {}, { perspective });
    expect(await titles(["public"])).toEqual(["in the release"]);
    const signedOut = await fetch(
      `${lake.url}/v2025-11-01/data/query/production?perspective=published&query=*[_type=="named"].title`,
      { headers: { cookie: "sanitySession=signed-out" } },
    );
    expect(await signedOut.json()).toMatchObject({ result: ["published"] });
  });

  test("settings of a user, which another user's do not replace", async () => {
    const url = `${lake.url}/v1/users/me/keyvalue`;
    const [cookie = ""] = (
      await fetch(`${lake.url}/v1/auth/login/ane?origin=${lake.url}`, { redirect: "manual" })
    ).headers.getSetCookie();
    const put = (key: string, value: string, headers = {}) =>
      fetch(url, {
        method: "PUT",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify([{ key, value }]),
      });
    await put("zone", "of ane", { cookie: cookie.split(";")[0] });
    await put("ane zone", "of the first user");
    const kept = await fetch(`${url}/zone`, { headers: { cookie: cookie.split(";")[0] ?? "" } });
    expect(await kept.json()).toEqual([{ key: "zone", value: "of ane" }]);
  });
});
