import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type EventReader, readEventSource, readWebSocket } from "../testing/event-readers.ts";
import { lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.close());

const live = (search = "") => `${lake.url}/v2025-11-01/data/live/events/production${search}`;

async function answer(query: string, perspective: string) {
  const search = new URLSearchParams({ query, perspective, lastLiveEventId: "1" });
  const response = await fetch(`${lake.url}/v2025-11-01/data/query/production?${search}`);
  return z.object({ result: z.unknown(), syncTags: z.array(z.string()) }).parse(await response.json());
}

const to = (id: string) => ({ _type: "reference", _ref: id, _weak: true });
const START = [
  { _id: "kit-a", _type: "kit", route: "a", extra: to("extra-a"), price: 1 },
  { _id: "kit-b", _type: "kit", route: "b", extra: to("extra-b") },
  { _id: "extra-a", _type: "extra", name: "A" },
  { _id: "page-a", _type: "page", path: "a", kits: [to("kit-a")] },
  { _id: "drafts.page-a", _type: "page", path: "draft" },
];

const QUERIES = [
  '*[_type == "kit"] | order(route asc)',
  '*[_type == "kit" && route == "a"][0]{price, "extra": extra->name}',
  '*[_id == "kit-b"][0]{"extra": extra->name}',
  '*[_id in ["page-a", "page-b"]]{path, "prices": kits[]->price}',
  'count(*[_type in ["extra", "page"]])',
  "count(*)",
  "*[route == 'c']._id",
  '*[_type == "page"]{"kits": *[_type == "kit" && references(^._id)]._id, path}',
  "1 + 1",
  '*[_type == "page" && path == "draft"]._id',
  '*[_type == "kit" && (price > 1 || !defined(price))]._id',
  '*[_type in ["kit", "extra"] && route in ["a", "c"]]{route, price}',
  '*[_type == "page"]{"kits": *[_type == "kit" && route == ^.path]._id, path}',
];

const CHANGES: [string, object[]][] = [
  ["a field of a kit", [{ patch: { id: "kit-a", set: { price: 2 } } }]],
  ["a field of an extra", [{ patch: { id: "extra-a", set: { name: "AA" } } }]],
  ["a target that comes", [{ create: { _id: "extra-b", _type: "extra", name: "B" } }]],
  ["a draft", [{ patch: { id: "drafts.page-a", set: { path: "changed" } } }]],
  ["a published document under a draft", [{ patch: { id: "page-a", set: { path: "published" } } }]],
  [
    "a new page and a kit that points at it",
    [{ create: { _id: "page-b", _type: "page", path: "b" } }, { patch: { id: "kit-b", set: { page: to("page-b") } } }],
  ],
  ["another type", [{ createOrReplace: { _id: "extra-b", _type: "kit", route: "c" } }]],
  ["a draft that goes", [{ delete: { id: "drafts.page-a" } }]],
  ["documents that go", [{ delete: { id: "kit-a" } }, { delete: { id: "page-b" } }]],
];

describe.each(["published", "drafts", "raw"])("in the perspective %s", (perspective) => {
  test("no result changes without an event with one of its tags", async () => {
    const client = lakeClient(lake.url);
    await client.delete({ query: "*" });
    await client.mutate<Record<string, unknown>>(START.map((document) => ({ createOrReplace: document })));
    const events = await readEventSource(live("?includeDrafts=true"));
    await events.next();

    let spared = 0;
    for (const [name, mutations] of CHANGES) {
      const before = await Promise.all(QUERIES.map((query) => answer(query, perspective)));
      const url = `${lake.url}/v1/data/mutate/production`;
      const headers = { "Content-Type": "application/json" };
      expect((await fetch(url, { method: "POST", headers, body: JSON.stringify({ mutations }) })).status).toBe(200);
      const { tags } = z.object({ tags: z.array(z.string()) }).parse((await events.next()).data);
      for (const [index, query] of QUERIES.entries()) {
        const told = before[index]?.syncTags.some((tag) => tags.includes(tag));
        const after = await answer(query, perspective);
        if (!told)
          expect({ name, query, result: after.result }).toEqual({ name, query, result: before[index]?.result });
        if (!told) spared += 1;
      }
    }
    events.close();
    // Not every change makes every result stale.
    expect(spared).toBeGreaterThan(CHANGES.length * 2);
  });
});

const tagsOf = async (query: string) => (await answer(query, "published")).syncTags;

test("has one tag per type, one per document, and one for everything", async () => {
  const [kits, kit, all] = [await tagsOf('*[_type == "kit"]'), await tagsOf('*[_id == "kit-b"]'), await tagsOf("*")];
  for (const tags of [kits, kit, all]) expect(tags).toEqual([expect.stringMatching(/^s1:[\w-]{6,}$/)]);
  expect(new Set([kits, kit, all].flat()).size).toBe(3);
  expect(await tagsOf('*[_type == "kit" && route match "b"]')).toEqual(kits);
  expect(await tagsOf("1")).toEqual([]);
});

describe("an event", () => {
  /** Queries whose results it makes stale, of those given. */
  const toldBy = async (queries: string[], change: () => Promise<unknown>) => {
    const tags = await Promise.all(queries.map(tagsOf));
    const events = await readEventSource(live());
    await events.next();
    await change();
    const event = z.object({ tags: z.array(z.string()) }).parse((await events.next()).data);
    events.close();
    return queries.filter((_query, index) => tags[index]?.some((tag) => event.tags.includes(tag)));
  };
  const [A, B, ALL] = ['*[_type == "kit" && route == "a"]', '*[_type == "kit" && route == "b"]', '*[_type == "kit"]'];
  const OTHER = '*[_type == "page" && route == "a"]';
  const UNREACHED = '*[_type == "page" && route == "a"]{"kits": *[_type == "kit"]}';

  test("tells the results with the document's values, before and after", async () => {
    const client = lakeClient(lake.url);
    await client.createOrReplace({ _id: "kit-a", _type: "kit", route: "a" });
    const queries = [A, B, ALL, OTHER, UNREACHED];
    expect(await toldBy(queries, () => client.patch("kit-a", { set: { price: 9 } }).commit())).toEqual([A, ALL]);
    expect(await toldBy(queries, () => client.patch("kit-a", { set: { route: "b" } }).commit())).toEqual([A, B, ALL]);
  });

  test("of an import tells all results of its types", async () => {
    const kits = Array.from({ length: 150 }, (_, n) => ({ _id: `import-${n}`, _type: "kit", route: `import-${n}` }));
    const client = lakeClient(lake.url);
    const change = () => client.mutate<Record<string, unknown>>(kits.map((kit) => ({ createOrReplace: kit })));
    expect(await toldBy([A, B, ALL, OTHER], change)).toEqual([A, B, ALL]);
  });
});

describe.each([
  ["server-sent events", readEventSource],
  ["a WebSocket", readWebSocket],
])("live events by %s", (_name, read) => {
  const seen = async (events: EventReader, count: number) => {
    const names = [];
    for (let n = 0; n < count; n += 1) names.push((await events.next()).name);
    return names;
  };

  test("include drafts on request only", async () => {
    const client = lakeClient(lake.url);
    const [published, drafts] = [await read(live()), await read(live("?includeDrafts=true"))];
    await client.create({ _id: "drafts.x", _type: "page" });
    await client.create({ _id: "x", _type: "page" });
    await client.transaction().delete("x").delete("drafts.x").commit();
    expect(await seen(published, 3)).toEqual(["welcome", "message", "message"]);
    expect(await seen(drafts, 4)).toEqual(["welcome", "message", "message", "message"]);
    for (const events of [published, drafts]) events.close();
  });

  test("are sent again in order after a reconnect", async () => {
    const client = lakeClient(lake.url);
    const first = await read(live());
    const welcome = await first.next();
    first.close();
    await client.createOrReplace({ _id: "y", _type: "page" });
    await client.createOrReplace({ _id: "z", _type: "kit" });
    const again = await read(live(), { "last-event-id": welcome.id ?? "" });
    expect(await seen(again, 1)).toEqual(["welcome"]);
    const missed = [await again.next(), await again.next()];
    expect(missed.map(({ name }) => name)).toEqual(["message", "message"]);
    again.close();
    const last = await read(live(`?lastEventId=${missed[0]?.id}`));
    expect([await last.next(), await last.next()].map(({ name, id }) => [name, id])).toEqual([
      ["welcome", missed[0]?.id],
      ["message", missed[1]?.id],
    ]);
    last.close();
  });

  test.each(["0", "999999", "not a number"])("restart after %s", async (id) => {
    const client = lakeClient(lake.url);
    await client.createOrReplace({ _id: "y", _type: "page" });
    await lake.restart();
    const events = await read(live(), { "last-event-id": id });
    expect(await seen(events, 1)).toEqual(["restart"]);
    await lakeClient(lake.url).createOrReplace({ _id: "y", _type: "page" });
    expect(await seen(events, 1)).toEqual(["message"]);
    events.close();
  });
});

test("works with Sanity's client", async () => {
  const client = lakeClient(lake.url);
  const tags = await new Promise<string[]>((resolve, reject) => {
    const subscription = client.live.events({ includeDrafts: true }).subscribe({
      error: reject,
      next: (event) => {
        if (event.type === "welcome") client.createOrReplace({ _id: "drafts.y", _type: "page" }).catch(reject);
        if (event.type !== "message") return;
        subscription.unsubscribe();
        resolve(event.tags);
      },
    });
  });
  expect(tags.length).toBeGreaterThan(2);
});
