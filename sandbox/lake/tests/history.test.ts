import { applyPatch } from "mendoza";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { lakeClient, type Read } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

const transaction = z.looseObject({
  id: z.string(),
  author: z.string(),
  timestamp: z.string(),
  documentIDs: z.array(z.string()),
  mutations: z.array(z.unknown()).optional(),
  effects: z.record(z.string(), z.object({ apply: z.array(z.unknown()), revert: z.array(z.unknown()) })).optional(),
});

let lake: TestLake;
let states: (Read | undefined)[];
let ids: string[];
beforeAll(async () => {
  lake = await startTestLake();
  const client = lakeClient(lake.url);
  ids = [];
  states = [];
  const steps = [
    () =>
      client.transaction().create({ _id: "page", _type: "page", title: "1" }).create({ _id: "other", _type: "page" }),
    () => client.transaction().patch("page", { set: { title: "2" } }),
    () => client.transaction().create({ _id: "drafts.page", _type: "page", title: "draft" }),
    () => client.transaction().patch("other", { set: { title: "other" } }),
    () => client.transaction().createOrReplace({ _id: "page", _type: "page", title: "draft" }).delete("drafts.page"),
    () => client.transaction().delete("page"),
  ];
  for (const step of steps) {
    ids.push((await step().commit()).transactionId);
    states.push(await client.getDocument<Read>("page"));
  }
  await lake.restart(); // History is on disk.
});
afterAll(() => lake.close());

const get = async (path: string) => {
  const response = await fetch(`${lake.url}/v2025-11-01/data/history/production/${path}`);
  return { status: response.status, text: await response.text() };
};
const list = async (search: string) => {
  const { text } = await get(`transactions/page,drafts.page?${search}`);
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => transaction.parse(JSON.parse(line)));
};

describe("transactions", () => {
  /** [parameters, places in the list of transactions] */
  test.each<[string, () => string, number[]]>([
    ["all", () => "", [0, 1, 2, 4, 5]],
    ["newest first", () => "reverse=true&limit=2", [5, 4]],
    ["from one on", () => `fromTransaction=${ids[2]}`, [2, 4, 5]],
    ["up to one", () => `toTransaction=${ids[2]}&reverse=true`, [2, 1, 0]],
    ["between two", () => `fromTransaction=${ids[1]}&toTransaction=${ids[3]}`, [1, 2]],
    ["until now", () => `toTime=${new Date().toISOString()}&fromTime=2020-01-01T00:00:00Z`, [0, 1, 2, 4, 5]],
    ["until long ago", () => "toTime=2020-01-01T00:00:00Z", []],
  ])("%s", async (_name, search, expected) => {
    expect((await list(search())).map(({ id }) => id)).toEqual(expected.map((place) => ids[place]));
  });

  test("contain mutations and effects on request", async () => {
    const [first] = await list("effectFormat=mendoza");
    expect(first).toMatchObject({
      author: "marketing",
      documentIDs: ["other", "page"].sort(),
      effects: { page: { revert: [0, null] } },
    });
    expect(first?.mutations).toHaveLength(2);
    const [lean] = await list("excludeContent=true&includeIdentifiedDocumentsOnly=true");
    expect(lean).toEqual({ id: ids[0], author: "marketing", timestamp: expect.any(String), documentIDs: ["page"] });
  });

  test("have effects that lead from each state to the next", async () => {
    let state: unknown = null;
    const reached: unknown[] = [];
    for (const { effects } of await list("effectFormat=mendoza")) {
      if (!effects?.page) continue;
      state = applyPatch(state, effects.page.apply);
      reached.push(state);
    }
    // Effects are those of documents without their revision.
    const expected = [0, 1, 4, 5].map((place) => {
      const { _rev, ...content } = states[place] ?? {};
      return _rev === undefined ? null : content;
    });
    expect(reached).toEqual(expected);
  });

  test.each([
    ["fromTransaction=none", 404],
    ["limit=0", 400],
    ["toTime=yesterday", 400],
  ])("refuse %s", async (search, status) => {
    expect((await get(`transactions/page?${search}`)).status).toBe(status);
  });
});

describe("documents", () => {
  const at = async (search: string) => {
    const { status, text } = await get(`documents/page,none?${search}`);
    return { status, documents: status === 200 ? JSON.parse(text).documents : undefined };
  };

  test("have their state at each revision", async () => {
    for (const [place, id] of ids.entries()) {
      const expected = states[place] ? [states[place]] : [];
      expect(await at(`revision=${id}`)).toEqual({ status: 200, documents: expected });
    }
  });

  test("have their state at a time, and their last state", async () => {
    expect((await at("time=2020-01-01T00:00:00Z")).documents).toEqual([]);
    expect((await at(`time=${new Date().toISOString()}`)).documents).toEqual([]);
    expect((await at("lastRevision=true")).documents).toEqual([states[4]]);
  });

  test("do not come back as a draft that was discarded before they were deleted", async () => {
    const client = lakeClient(lake.url);
    const lastStates = async () => JSON.parse((await get("documents/kit,drafts.kit?lastRevision=true")).text).documents;
    await client.create({ _id: "kit", _type: "kit", price: 1 });
    await client.create({ _id: "drafts.kit", _type: "kit" });
    await client.delete("drafts.kit");
    await client.delete("kit");
    expect(await lastStates()).toEqual([expect.objectContaining({ _id: "kit", price: 1 })]);
    await client
      .transaction()
      .create({ _id: "kit", _type: "kit" })
      .create({ _id: "drafts.kit", _type: "kit" })
      .commit();
    await client.transaction().delete("kit").delete("drafts.kit").commit();
    expect(await lastStates()).toHaveLength(2);
  });

  test.each([
    ["revision=none", 404],
    ["", 400],
    ["time=then", 400],
  ])("refuse '%s'", async (search, status) => {
    expect((await at(search)).status).toBe(status);
  });
});

test("lists the events of a document, newest first", async () => {
  const events = async (id: string) => {
    const { events } = JSON.parse((await get(`events/documents/${id}?limit=100`)).text);
    return events[id].map(({ type }: { type: string }) => type);
  };
  expect(await events("page")).toEqual([
    "deleteDocumentGroup",
    "publishDocumentVersion",
    "updateLiveDocument",
    "createDocumentVersion",
  ]);
  expect(await events("drafts.page")).toEqual([
    "deleteDocumentGroup",
    "publishDocumentVersion",
    "createDocumentVersion",
  ]);
});
