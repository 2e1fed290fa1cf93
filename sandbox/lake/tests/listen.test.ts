import { applyPatch } from "mendoza";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readEventSource, readWebSocket } from "../testing/event-readers.ts";
import { type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
let client: LakeClient;
beforeAll(async () => {
  lake = await startTestLake();
  client = lakeClient(lake.url);
});
afterAll(() => lake.close());
beforeEach(async () => {
  await client.delete({ query: "*" });
});

const address = (query: string, search = "") =>
  `${lake.url}/v2025-11-01/data/listen/production?query=${encodeURIComponent(query)}${search}`;

describe.each([
  ["server-sent events", readEventSource],
  ["a WebSocket", readWebSocket],
])("listening by %s", (_name, read) => {
  test("sends how a document appears in the query, changes and disappears", async () => {
    const events = await read(
      address('*[_type == "kit" && price < 40]', "&includeResult=true&includePreviousRevision=true"),
    );
    expect(await events.next()).toMatchObject({ name: "welcome", data: { listenerName: expect.any(String) } });

    const kit = await client.create({ _id: "kit", _type: "kit", price: 30 });
    await client.create({ _id: "other", _type: "page" });
    const { _rev: dearer } = await client.patch("kit").set({ price: 35 }).commit();
    await client.patch("kit").set({ price: 50 }).commit();
    await client.patch("kit").set({ price: 60 }).commit();
    await client.patch("kit").set({ price: 20 }).commit();
    const gone = await client.delete("kit");

    const heard = [];
    for (let count = 0; count < 5; count += 1) heard.push((await events.next()).data);
    expect(heard.map(({ transition, documentId }) => [transition, documentId])).toEqual(
      ["appear", "update", "disappear", "appear", "disappear"].map((transition) => [transition, "kit"]),
    );
    expect(heard[1]).toEqual({
      eventId: `${dearer}#kit`,
      documentId: "kit",
      transactionId: dearer,
      transition: "update",
      identity: "marketing",
      mutations: [{ patch: { id: "kit", set: { price: 35 } } }],
      result: expect.objectContaining({ _id: "kit", price: 35, _rev: dearer }),
      previous: expect.objectContaining({ price: 30 }),
      previousRev: kit._rev,
      resultRev: dearer,
      timestamp: expect.any(String),
      visibility: "query",
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
    });
    expect(heard[4]).toMatchObject({
      result: null,
      resultRev: expect.any(String),
      mutations: [{ delete: { id: "kit" } }],
    });
    expect(gone).toBeDefined();
    events.close();
  });

  test("sends effects that lead from one state to the next and back", async () => {
    const events = await read(
      address('*[_id == "kit"]', "&effectFormat=mendoza&includeResult=true&includePreviousRevision=true"),
    );
    await events.next();
    const item = (key: string, text: string) => ({ _key: key, text, marks: [] });
    const states = [
      {
        _id: "kit",
        _type: "kit",
        title: "uno",
        body: [item("a", "1"), item("b", "2"), item("c", "3")],
        price: { client: 3, tax: [1, 2] },
      },
      {
        _id: "kit",
        _type: "kit",
        body: [item("c", "3"), item("a", "one"), item("d", "4")],
        price: { client: 3, tax: [2, 1, 0] },
        more: true,
      },
      { _id: "kit", _type: "kit", body: [], price: { notClient: null } },
    ];
    for (const state of states) {
      await client.createOrReplace<Record<string, unknown>>(state);
      const { data } = await events.next();
      const { apply, revert } = Object(data.effects);
      const [previous, result] = [withoutRevision(data.previous), withoutRevision(data.result)];
      expect(applyPatch(previous, apply)).toEqual(result);
      expect(applyPatch(result, revert)).toEqual(previous);
    }
    await client.delete("kit");
    expect((await events.next()).data).toMatchObject({
      effects: { apply: [0, null], revert: [0, expect.objectContaining({ _id: "kit" })] },
    });
    events.close();
  });

  test("numbers the events of a transaction", async () => {
    const events = await read(address("*"));
    await events.next();
    await client
      .transaction()
      .create({ _id: "a", _type: "x" })
      .create({ _id: "versions.r1.a", _type: "x" })
      .create({ _id: "b", _type: "x" })
      .commit();
    const heard = [await events.next(), await events.next()];
    expect(
      heard.map(({ data }) => [data.documentId, data.transactionCurrentEvent, data.transactionTotalEvents]),
    ).toEqual([
      ["a", 1, 2],
      ["b", 2, 2],
    ]);
    events.close();
  });

  test.each([
    ["no query", "/v2025-11-01/data/listen/production", "400"],
    ["a query that is none", `/v2025-11-01/data/listen/production?query=${encodeURIComponent("*[")}`, "400"],
    ["another dataset", "/v2025-11-01/data/listen/staging?query=*", "404"],
  ])("is refused for %s", async (_case, path, status) => {
    await expect(read(`${lake.url}${path}`)).rejects.toThrow(status);
  });
});

test("a HEAD request opens no stream", async () => {
  for (const stream of ["data/listen/production?query=*", "data/live/events/production"]) {
    const answer = await fetch(`${lake.url}/v2025-11-01/${stream}`, { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  }
  const refused = await fetch(`${lake.url}/v2025-11-01/data/listen/production`, { method: "HEAD" });
  expect(refused.status).toBe(400);
});

test("a listener with an unsupported query does not affect others", async () => {
  const broken = await readEventSource(address("*[geo::distance(a, b) < 1]"));
  const working = await readEventSource(address("*"));
  for (const events of [broken, working]) await events.next();
  await client.create({ _id: "kit", _type: "kit" });
  expect((await working.next()).data).toMatchObject({ documentId: "kit" });
  for (const events of [broken, working]) events.close();
});

test("a listener's query may search by words", async () => {
  const events = await readEventSource(address('*[[@, _id] match text::query("moby")]'));
  await events.next();
  await client.create({ _id: "other", _type: "book", title: "War and Peace" });
  await client.create({ _id: "found", _type: "book", title: "Moby Dick" });
  expect((await events.next()).data).toMatchObject({ documentId: "found" });
  events.close();
});

test("works with Sanity's client, with versions of releases on request", async () => {
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const subscription = client
      .listen("*[_type == $type]", { type: "kit" }, { events: ["welcome", "mutation"], includeAllVersions: true })
      .subscribe({
        error: reject,
        next: (event) => {
          if (event.type === "welcome") {
            const version = { _id: "versions.r1.kit", _type: "kit" };
            client.transaction().create({ _id: "kit", _type: "kit" }).create(version).commit().catch(reject);
          }
          if (event.type !== "mutation") return;
          heard.push(event.documentId);
          if (heard.length < 2) return;
          subscription.unsubscribe();
          resolve();
        },
      });
  });
  expect(heard).toEqual(["kit", "versions.r1.kit"]);
});

/** As the Studio does before it applies effects. */
function withoutRevision(document: unknown): unknown {
  if (document === null) return null;
  const { _rev: _, ...content } = Object(document);
  return content;
}
