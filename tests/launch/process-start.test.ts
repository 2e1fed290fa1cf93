import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { freePort } from "#tests/support/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "process-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.for(["server/main.ts", "sandbox/main.ts"])("%s ends when its parent ends while it starts", async (main) => {
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  const env = { ...process.env, ...ports, NODE_ENV: "production" as const, DATA_DIR: join(folder, main) };
  const child = fork(main, { env, stdio: ["ignore", "ignore", "ignore", "ipc"], execArgv: [] });
  const ended = once(child, "exit");
  child.disconnect();
  try {
    expect(await Promise.race([ended, once(AbortSignal.timeout(25_000), "abort")])).toEqual([1, null]);
  } finally {
    child.kill("SIGKILL");
  }
});
