import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { send } from "./alarms-requests.ts";
import { receivedBy } from "./received.ts";
import { untilRulesTaken } from "./until-rules-taken.ts";

const root = join(import.meta.dirname, "..", "..");
const line = z.looseObject({ msg: z.string(), url: z.string().optional() });

let folder: string;
const started: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-process-"));
  await writeFile(join(folder, "production.ndjson"), "");
});
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** Starts the process and reads its first line. */
async function start(port: string) {
  const { VITEST: _, ...env } = process.env;
  const settings = { SANDBOX_PORT: port, DATA_DIR: folder, SANDBOX_SEED_DIR: folder };
  const child = spawn(process.execPath, ["sandbox/main.ts"], { cwd: root, env: { ...env, ...settings } });
  started.push(child);
  const exit = once(child, "exit").then(([code]: unknown[]) => code);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = line.parse(JSON.parse(String((await lines.next()).value)));
  return { child, exit, first, url: String(first.url) };
}

describe("the process", () => {
  test("logs its URL when it is ready, and answers pending requests before it ends", async () => {
    const { child, exit, first, url } = await start("0");
    expect(first.msg).toBe("sandbox listening");
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    await send(`${url}/failures`, "PUT", { service: "places", delayMs: 60_000, times: 1 });
    const streams = await fetch(`${url}/events`);
    const slow = send(`${url}/places/details/json?place_id=gran-via`, "GET");
    await untilRulesTaken(url);
    await send(`${url}/node/callback`, "POST", {});
    child.kill("SIGTERM");
    expect((await slow).status).toBe(200);
    expect(await exit).toBe(0);
    expect(await streams.text()).toContain("/callback");
  });

  test("ends although a reader of a stream left before the stream began", async () => {
    const { child, exit, url } = await start("0");
    await send(`${url}/failures`, "PUT", { service: "lake", delayMs: 60_000, times: 1 });
    const reader = new AbortController();
    const stream = fetch(`${url}/lake/v2025-11-01/data/listen/production?query=*`, { signal: reader.signal });
    await untilRulesTaken(url);
    reader.abort();
    await expect(stream).rejects.toThrow("aborted");
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
  });

  test("keeps acknowledged requests when it is killed", async () => {
    const first = await start("0");
    await send(`${first.url}/node/qualification`, "POST", { questionId: 1, answer: "YES", brand: "HOMEGO" });
    const received = await receivedBy(first.url);
    first.child.kill("SIGKILL");
    await first.exit;
    const second = await start("0");
    expect(await receivedBy(second.url)).toEqual(received);
    second.child.kill("SIGINT");
    expect(await second.exit).toBe(0);
  });

  test("reports that the port is in use, and exits with 1", async () => {
    const first = await start("0");
    const { port } = new URL(first.url);
    const second = await start(port);
    expect(second.first.msg).toBe(`Port ${port} is taken; set SANDBOX_PORT to another one`);
    expect(await second.exit).toBe(1);
    first.child.kill("SIGTERM");
    expect(await first.exit).toBe(0);
  });
});
