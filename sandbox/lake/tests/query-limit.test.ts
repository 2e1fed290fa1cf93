import { afterAll, beforeAll, expect, test } from "vitest";
import { type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

/** Seconds of work for which a query may keep other requests waiting, on a slow machine. Without a limit these take minutes. */
const MOST_SECONDS = 8;

let lake: TestLake;
let client: LakeClient;
beforeAll(async () => {
  lake = await startTestLake();
  client = lakeClient(lake.url);
  const documents = Array.from({ length: 300 }, (_, n) => ({ _id: `doc-${n}`, _type: "doc", n, list: [1, 2, 3] }));
  await client.mutate(documents.map((document) => ({ create: document })));
});
afterAll(() => lake.close());

const LOOPS = "*[count(*[count(*[n > ^.n && n < ^.^.n && list[0] == 1]) > 1]) > 1]";
const TIMED_OUT = { statusCode: 504, response: { body: { error: { type: "queryTimeoutError" } } } };

test.each([
  ["loops in loops", LOOPS],
  ["loops over attributes", '{"all": *}{"found": all[count(^.all[count(^.^.all[n > 1]) > 0]) > 0]}'],
  ["sorts in loops", "*[count(*[count(* | order(n desc)) > 1]) > 1]"],
  ["loops that compare documents", `${LOOPS}[diff::changedAny(@, {}, n)]`],
])("a query of %s is given up", async (_name, query) => {
  const start = process.cpuUsage();
  await expect(client.fetch(query)).rejects.toMatchObject(TIMED_OUT);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(MOST_SECONDS);
  expect(await client.fetch("count(*[n > 10])")).toBe(289);
});

test("a query of mutations is given up, and they change nothing", async () => {
  await expect(client.delete({ query: LOOPS })).rejects.toMatchObject(TIMED_OUT);
  expect(await client.fetch("count(*)")).toBe(300);
});
