import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { createClient } from "@sanity/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";

const main = join(import.meta.dirname, "..", "main.ts");
const line = z.looseObject({ msg: z.string(), url: z.string().optional(), dataDir: z.string().optional() });

let folder: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lake-alone-"));
});
afterEach(async () => {
  for (const child of started) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

function spawnLake(...args: string[]) {
  const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, INIT_CWD: folder } });
  started.push(child);
  return child;
}

/** Starts the command and reads its first line. */
async function start(...args: string[]) {
  const child = spawnLake("--port", "0", "--data", "data", ...args);
  const exit = once(child, "exit").then(([code]: unknown[]) => code);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = line.parse(JSON.parse(String((await lines.next()).value)));
  return { child, exit, first, url: String(first.url) };
}

function clientOf(url: string, dataset = "production") {
  const options = { projectId: "local", apiVersion: "2025-11-01", useProjectHostname: false, useCdn: false };
  return createClient({ ...options, apiHost: url, dataset, token: "any", maxRetries: 0 });
}

async function writeSeed(document: object): Promise<void> {
  await mkdir(join(folder, "content"));
  await writeFile(join(folder, "content", "seed.ndjson"), `${JSON.stringify(document)}\n`);
}

describe("the lake alone", () => {
  test("says where it listens, and ends on SIGTERM", async () => {
    const { child, exit, first, url } = await start();
    expect(first).toMatchObject({ msg: "lake listening", dataDir: join(folder, "data") });
    expect((await fetch(url)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
  });

  test("starts empty without a seed, and cannot be reset then", async () => {
    const { url } = await start();
    expect(await clientOf(url).fetch("count(*)")).toBe(0);
    const response = await fetch(`${url}/seed/reset`, { method: "POST" });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ message: "The lake has no seed" }),
    ]);
  });

  test("imports a seed of any name and schema, its path relative to the caller", async () => {
    await writeSeed({ _id: "moby-dick", _type: "book", title: "Moby Dick" });
    const { url } = await start("--seed", "content/seed.ndjson");
    expect(await clientOf(url).fetch("*[_type == 'book'].title")).toEqual(["Moby Dick"]);
  });

  test("serves another project and dataset, and no other one", async () => {
    const { url } = await start("--project", "library", "--dataset", "staging");
    expect(await (await fetch(url)).json()).toMatchObject({ projectId: "library", dataset: "staging" });
    await clientOf(url, "staging").create({ _id: "a", _type: "book" });
    expect(await clientOf(url, "staging").fetch("count(*)")).toBe(1);
    await expect(clientOf(url).fetch("count(*)")).rejects.toThrow('Dataset "production" not found');
  });
});

describe("the command", () => {
  test("shows its options", async () => {
    const child = spawnLake("--help");
    expect(await text(child.stdout)).toContain("--seed FILE");
  });

  test("says that the port is taken, and exits with 1", async () => {
    const { url } = await start();
    const { port } = new URL(url);
    const second = await start("--port", port, "--data", "other");
    expect(second.first.msg).toBe(`Port ${port} is taken; choose another one with --port`);
    expect(await second.exit).toBe(1);
  });

  test.each([
    ["an unknown option", ["--sed", "a.ndjson"], /Unknown option '--sed'/],
    ["a port that is none", ["--port", "http"], /^"http" is not a port$/],
    ["a dataset with an invalid name", ["--dataset", "../other"], /^"\.\.\/other" is not a name/],
    ["a missing seed", ["--seed", "none.ndjson"], /none\.ndjson/],
  ])("says what is wrong with %s, and exits with 1", async (_case, options, message) => {
    const { first, exit } = await start(...options);
    expect(first.msg).toMatch(message);
    expect(await exit).toBe(1);
  });
});
