import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type LakeClient, lakeClient } from "../testing/lake-client.ts";

const KILLS = 20;
const WRITERS = 4;
/** The fewest acknowledged transactions before the kill of each round. */
const FEWEST = 10;

const main = join(import.meta.dirname, "..", "main.ts");
const line = z.looseObject({ msg: z.string(), url: z.string().optional() });

let folder: string;
let child: ChildProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lake-kill-"));
  await writeFile(join(folder, "production.ndjson"), `${JSON.stringify({ _id: "counter", _type: "counter", n: 0 })}\n`);
});
afterAll(async () => {
  child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

function spawnLake() {
  return spawn(process.execPath, [main, "--port", "0", "--data", folder, "--seed", join(folder, "production.ndjson")]);
}

async function start(): Promise<string> {
  child = spawnLake();
  const lines = createInterface({ input: child.stdout ?? process.stdin })[Symbol.asyncIterator]();
  const { url, msg } = line.parse(JSON.parse(String((await lines.next()).value)));
  if (!url) throw new Error(msg);
  return url;
}

/** One transaction of two documents and a counter, so that a half-written one shows. */
function write(client: LakeClient, name: string) {
  const other = { _type: "reference", _ref: `${name}.b` };
  return client
    .transaction()
    .create({ _id: `${name}.a`, _type: "half", other })
    .create({ _id: `${name}.b`, _type: "half", text: "x".repeat(2_000) })
    .patch("counter", { inc: { n: 1 } })
    .commit({ visibility: "async" });
}

/** Writes until the process has ended. Calls `onDone` with each acknowledged transaction. */
async function writeUntilKilled(client: LakeClient, prefix: string, onDone: (name: string) => void): Promise<void> {
  for (let n = 0; ; n += 1) {
    const name = `${prefix}.${n}`;
    const isDone = await write(client, name).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    onDone(name);
  }
}

test(`keeps acknowledged transactions, and whole ones only, through ${KILLS} kills during writes`, async () => {
  const acknowledged = new Set<string>();
  for (let round = 0; round < KILLS; round += 1) {
    const client = lakeClient(await start());
    let left = FEWEST + Math.floor(Math.random() * 60);
    const exit = once(child, "exit");
    const onDone = (name: string) => {
      acknowledged.add(name);
      left -= 1;
      if (left === 0) child.kill("SIGKILL");
    };
    const writers = Array.from({ length: WRITERS }, (_, w) => writeUntilKilled(client, `r${round}w${w}`, onDone));
    await Promise.all([...writers, exit]);
  }

  const url = await start();
  const client = lakeClient(url);
  const halves = new Set(await client.fetch<string[]>('*[_type == "half"]._id'));
  const lost = [...acknowledged].filter((name) => !halves.has(`${name}.a`) || !halves.has(`${name}.b`));
  const whole = [...halves].filter((id) => id.endsWith(".a") && halves.has(id.replace(/\.a$/, ".b"))).length;
  const counted = await client.fetch<number>('*[_id == "counter"][0].n');
  const history = await fetch(`${url}/v1/data/history/production/transactions/counter?limit=10000&excludeContent=true`);
  const logged = (await history.text()).split("\n").filter(Boolean).length - 1; // The first is the seed's.
  console.info(
    `${KILLS} kills: ${acknowledged.size} acknowledged, ${lost.length} lost, ${whole} whole, ${halves.size - 2 * whole} by halves, ${counted} counted, ${logged} in the history`,
  );
  expect(lost).toEqual([]);
  expect(halves.size).toBe(whole * 2);
  expect(counted).toBe(whole);
  expect(logged).toBe(whole);
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * FEWEST);
}, 240_000);

test("refuses a second process on the same folder with one line", async () => {
  const second = spawnLake();
  const exit = once(second, "exit");
  const lines = createInterface({ input: second.stdout })[Symbol.asyncIterator]();
  const said = line.parse(JSON.parse(String((await lines.next()).value)));
  expect(said.msg).toMatch(/^Another process uses the content in .*production; stop it first$/);
  expect((await exit)[0]).toBe(1);
});
