import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type EventReader, readEventSource, readWebSocket } from "../testing/event-readers.ts";
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
  await client.create({ _id: "kit", _type: "kit", price: 30 });
});

const RESUMED = "&enableResume=true";

const address = (search: string) =>
  `${lake.url}/v2025-11-01/data/listen/production?query=${encodeURIComponent('*[_type == "kit"]')}${search}`;

/** Reads one event, and closes the stream. Returns the event's id. */
async function leaveAfter(events: EventReader): Promise<string> {
  const { id = "" } = await events.next();
  events.close();
  return id;
}

const patchTwice = async () => {
  const first = await client.patch("kit").set({ price: 35 }).commit();
  const second = await client.patch("kit").set({ price: 40 }).commit();
  return [first._rev, second._rev];
};

test.each([
  ["a header", async (id: string) => await readEventSource(address(RESUMED), { "last-event-id": id })],
  [
    "a WebSocket",
    async (id: string) => await readWebSocket(address(`${RESUMED}&lastEventId=${encodeURIComponent(id)}`)),
  ],
])("what was missed is told after a reconnect by %s", async (_case, reconnect) => {
  const id = await leaveAfter(await readEventSource(address(RESUMED)));
  const [, rev] = await patchTwice();
  await client.delete("kit");
  const events = await reconnect(id);
  expect(await events.next()).toMatchObject({ name: "welcomeback", id, data: { listenerName: expect.any(String) } });
  const missed = [await events.next(), await events.next(), await events.next()];
  expect(missed.map(({ data }) => [data.transition, data.documentId])).toEqual([
    ["update", "kit"],
    ["update", "kit"],
    ["disappear", "kit"],
  ]);
  await client.create({ _id: "other", _type: "kit" });
  expect((await events.next()).data).toMatchObject({ transition: "appear", documentId: "other" });
  events.close();
  expect(missed[1]?.id).toBe(`${rev}#kit`);
});

test("an event that is told later is the one that was told at once", async () => {
  const search = `${RESUMED}&includeResult=true&includePreviousRevision=true&effectFormat=mendoza`;
  const watching = await readEventSource(address(search));
  const { id = "" } = await watching.next();
  await patchTwice();
  const toldAtOnce = [await watching.next(), await watching.next()];
  watching.close();
  await client.patch("kit").set({ price: 45 }).commit();
  const resumed = await readEventSource(address(search), { "last-event-id": id });
  await resumed.next();
  expect([await resumed.next(), await resumed.next()]).toEqual(toldAtOnce);
  resumed.close();
});

test("a transaction that was cut off in the middle goes on with its next event", async () => {
  const first = await readEventSource(address(RESUMED));
  await first.next();
  const kit = (_id: string) => ({ _id, _type: "kit" });
  await client.transaction().create(kit("c")).create(kit("a")).create(kit("b")).commit();
  const id = await leaveAfter(first);
  const events = await readEventSource(address(RESUMED), { "last-event-id": id });
  await events.next();
  const rest = [await events.next(), await events.next()];
  expect(rest.map(({ data }) => [data.documentId, data.transactionCurrentEvent])).toEqual([
    ["b", 2],
    ["c", 3],
  ]);
  events.close();
});

test.each([
  ["welcome", "who does not ask to resume", "", async () => await leaveAfter(await readEventSource(address("")))],
  ["welcome", "who has received nothing", RESUMED, async () => ""],
  ["reset", "an event that the lake does not know", RESUMED, async () => "another-lake#kit"],
])("a reconnect gets %s for %s", async (name, _case, search, lastSeen) => {
  const events = await readEventSource(address(search), { "last-event-id": await lastSeen() });
  expect((await events.next()).name).toBe(name);
  await client.patch("kit").set({ price: 50 }).commit();
  expect((await events.next()).name).toBe("mutation");
  events.close();
});

test.each([
  ["many transactions", 201, 1],
  ["long documents", 20, 200_000],
])("%s are a reset", async (_case, count, length) => {
  const id = await leaveAfter(await readEventSource(address(RESUMED)));
  for (let change = 0; change < count; change += 1) {
    await client
      .patch("kit")
      .set({ text: String(change).repeat(length) })
      .commit();
  }
  const events = await readEventSource(address(RESUMED), { "last-event-id": id });
  expect((await events.next()).name).toBe("reset");
  events.close();
});

test("Sanity's client resumes after its connection was lost", async () => {
  const open = new Set<Socket>();
  const relay = createServer((socket) => {
    const target = connect(Number(new URL(lake.url).port), "localhost");
    open.add(socket);
    socket.pipe(target).pipe(socket);
    for (const end of [socket, target]) end.on("error", () => end.destroy()).on("close", () => socket.destroy());
  }).listen(0);
  await once(relay, "listening");
  const relayAddress = relay.address();
  if (typeof relayAddress !== "object" || relayAddress === null) throw new Error("The relay has no port");
  const heard: string[] = [];
  const listener = lakeClient(`http://localhost:${relayAddress.port}`).listen(
    '*[_type == "kit"]',
    {},
    { enableResume: true, events: ["welcome", "welcomeback", "reset", "mutation", "reconnect"] },
  );
  await new Promise<void>((resolve, reject) => {
    const subscription = listener.subscribe({
      error: reject,
      next: (event) => {
        heard.push(event.type === "mutation" ? String(event.result?.price) : event.type);
        if (event.type === "welcome") client.patch("kit").set({ price: 31 }).commit().catch(reject);
        if (event.type === "mutation" && heard.length === 2) for (const socket of open) socket.destroy();
        if (event.type === "reconnect") client.patch("kit").set({ price: 32 }).commit().catch(reject);
        if (heard.at(-1) !== "32") return;
        subscription.unsubscribe();
        resolve();
      },
    });
  });
  relay.close();
  expect(heard).toEqual(["welcome", "31", "reconnect", "welcomeback", "32"]);
});
