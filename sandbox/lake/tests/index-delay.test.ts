import { afterEach, beforeEach, expect, test } from "vitest";
import { readEventSource } from "../testing/event-readers.ts";
import { lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

/** Until queries see a write, in milliseconds. */
const DELAY_MS = 400;

const kit = { _id: "kit", _type: "kit", name: "Casa" };

let lake: TestLake;
beforeEach(async () => {
  const tokens = new Map([
    ["reads", "viewer"],
    ["writes", "editor"],
  ] as const);
  lake = await startTestLake(undefined, { strict: { tokens, origins: [], indexDelayMs: DELAY_MS } });
  await client("writes").create(kit);
});
afterEach(() => lake.close());

const client = (token: string) => lakeClient(lake.url).withConfig({ token });

const nameOf = (options = {}) => client("reads").fetch("*[_id == 'kit'][0].name", {}, options);

test("`sync` answers when they do, `async` before", async () => {
  expect(await nameOf()).toBe("Casa");
  await client("writes").patch("kit").set({ name: "async" }).commit({ visibility: "async" });
  expect(await nameOf()).toBe("Casa");
  expect((await client("reads").getDocument("kit"))?.name).toBe("async");
  await client("writes").patch("kit").set({ name: "sync" }).commit({ visibility: "sync" });
  expect(await nameOf()).toBe("sync");
});

test("a query that names the last live event waits for it", async () => {
  const events = await readEventSource(`${lake.url}/v1/data/live/events/production`);
  await events.next();
  await client("writes").patch("kit").set({ name: "Nuevo" }).commit({ visibility: "async" });
  const { id } = await events.next();
  expect(await nameOf()).toBe("Casa");
  expect(await nameOf({ lastLiveEventId: id })).toBe("Nuevo");
  await expect(nameOf({ lastLiveEventId: "made-up" })).rejects.toMatchObject({ statusCode: 400 });
  events.close();
});

test.each([
  ["query", "Nuevo"],
  ["transaction", "Casa"],
])("an event with the visibility `%s` is sent when queries answer %s", async (visibility, answer) => {
  const query = encodeURIComponent('*[_id == "kit"]');
  const events = await readEventSource(`${lake.url}/v1/data/listen/production?query=${query}&visibility=${visibility}`);
  await events.next();
  await client("writes").patch("kit").set({ name: "Nuevo" }).commit({ visibility: "async" });
  expect((await events.next()).data).toMatchObject({ transition: "update", visibility });
  expect(await nameOf()).toBe(answer);
  events.close();
});

test("a mutation by query changes what is stored", async () => {
  await client("writes").create({ ...kit, _id: "kit-2" }, { visibility: "async" });
  await client("writes").patch({ query: "*[_type == 'kit']" }).set({ name: "Todos" }).commit();
  expect(await client("reads").fetch("*.name")).toEqual(["Todos", "Todos"]);
});
