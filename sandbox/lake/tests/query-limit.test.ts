import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEventSource } from "../testing/event-readers.ts";
import { type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

/** Milliseconds after which a query is given up. */
const LIMIT_MS = 1_500;
/** Milliseconds for which a lake may keep a request waiting, on a busy machine: it gives a query 200, and 1,000 to be read. */
const WAIT_MS = 2_000;

const DOCUMENTS = Array.from({ length: 150 }, (_, n) => ({ _id: `doc-${n}`, _type: "doc", n, list: [1, 2, 3] }));

let lake: TestLake;
let client: LakeClient;
beforeAll(async () => {
  lake = await startTestLake(undefined, { queryLimitMs: LIMIT_MS });
  client = lakeClient(lake.url);
  await client.mutate(DOCUMENTS.map((document) => ({ create: document })));
});
afterAll(() => lake.close());

/** The longest that an ordinary request waits while something runs. */
async function longestWait(client: LakeClient, running: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = running.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const start = performance.now();
    await client.fetch('*[_id == "doc-1"][0].n');
    longest = Math.max(longest, performance.now() - start);
  }
  await over;
  return longest;
}

const LOOPS = "*[count(*[count(*[n > ^.n && n < ^.^.n && list[0] == 1]) > 1]) > 1]";
const TIMED_OUT = { statusCode: 504, response: { body: { error: { type: "queryTimeoutError" } } } };

describe("a query that takes long keeps no other request waiting, and is given up", () => {
  test.each([
    ["loops in loops", `count(${LOOPS})`],
    [
      "loops over attributes",
      'count(*[0]{"all": *}.all[count(^.all[count(^.^.all[count(list[@ > 1]) > 0]) > 0]) > 0])',
    ],
    ["a regular expression", `"${"a".repeat(60)}" match "${"a*".repeat(30)}b"`],
    ["a result that grows with each step", `*[0]${'{"x": @, "y": @}'.repeat(40)}`],
    ["values that grow with each step", `{"x": "a"}${'{"x": x + x}'.repeat(60)}.x match "b"`],
    ["a mistake over which the parser never ends", '1+//"+\n"\\u{'],
    ["a list that takes long to parse", `[${"1,".repeat(150_000)}1]`],
  ])("%s", async (_name, query) => {
    const asked = client.fetch(query).then(
      () => "answered",
      (error: unknown) => error,
    );
    expect(await longestWait(client, asked)).toBeLessThan(WAIT_MS);
    expect(await asked).toSatisfy((outcome: unknown) => {
      // Some of them only need much time or memory.
      const status = outcome instanceof Error && "statusCode" in outcome ? outcome.statusCode : outcome;
      return ["answered", 400, 504].includes(status as string | number);
    });
  });

  test("the error has Sanity's shape", async () => {
    await expect(client.fetch(`count(${LOOPS}[n > $n])`, { n: 1 })).rejects.toMatchObject(TIMED_OUT);
  });
});

test("a query that takes long has its answer within the limit", async () => {
  const patient = await startTestLake();
  try {
    const client = lakeClient(patient.url);
    await client.mutate(DOCUMENTS.map((document) => ({ create: document })));
    const query = LOOPS.replaceAll("*[count", "*[n < 70][count");
    const asked = client.fetch(`count(${query})`, {}, { filterResponse: false });
    expect(await longestWait(client, asked)).toBeLessThan(WAIT_MS);
    const { result, syncTags } = await asked;
    expect(result).toBe(66);
    expect(syncTags).toHaveLength(1);
  } finally {
    await patient.close();
  }
});

test("the query of a mutation is given up, and changes nothing", async () => {
  const deletion = client.delete({ query: LOOPS });
  await expect(deletion).rejects.toMatchObject(TIMED_OUT);
  expect(await client.fetch("count(*)")).toBe(150);
});

test("a listener whose query takes long is told and ended", async () => {
  const query = `*["${"a".repeat(60)}" match "${"a*".repeat(30)}b"]`;
  const events = await readEventSource(
    `${lake.url}/v2025-11-01/data/listen/production?query=${encodeURIComponent(query)}`,
  );
  await events.next();
  await client.patch("doc-1").set({ seen: true }).commit();
  expect(await events.next()).toMatchObject({ name: "disconnect", data: { reason: expect.any(String) } });
  events.close();
  const start = performance.now();
  await client.patch("doc-1").unset(["seen"]).commit();
  expect(performance.now() - start).toBeLessThan(WAIT_MS);
});
