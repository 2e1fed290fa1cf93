import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { freePort } from "#tests/support/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "process-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the site or the sandbox as a child of this process. */
async function start(main: string, settings: Record<string, string>) {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    DATA_DIR: join(folder, main),
    ...settings,
  };
  return fork(main, { env, stdio: ["ignore", "pipe", "ignore", "ipc"], execArgv: [] });
}

test.for(["server/main.ts", "sandbox/main.ts"])("%s ends when its parent ends while it starts", async (main) => {
  const child = await start(main, {});
  const ended = once(child, "exit");
  child.disconnect();
  try {
    expect(await Promise.race([ended, once(AbortSignal.timeout(25_000), "abort")])).toEqual([1, null]);
  } finally {
    child.kill("SIGKILL");
  }
});

test("production says what a missing number of proxies and the embedded database mean", async () => {
  const urls = ["ALARMS_API_URL", "NODE_API_URL", "SERVICES_API_URL", "EMAILS_API_URL", "SITE_URL", "SANITY_API_HOST"];
  const child = await start("server/main.ts", {
    APP_ENV: "prod",
    SESSION_SECRETS: "s".repeat(32),
    SANITY_PROJECT_ID: "abc123",
    ...Object.fromEntries(urls.map((name) => [name, "https://localhost:1"])),
  });
  const warnings: string[] = [];
  try {
    if (!child.stdout) throw new Error("The output is not piped");
    for await (const line of createInterface(child.stdout)) {
      const { level, msg } = JSON.parse(line);
      if (level === 40) warnings.push(msg);
      if (warnings.length === 2) break;
    }
  } finally {
    child.kill("SIGKILL");
  }
  expect(warnings).toEqual([
    expect.stringMatching(/^TRUSTED_PROXIES is not set: .*all visitors share/),
    expect.stringMatching(/^DATABASE_URL is not set: .*one process on one machine/),
  ]);
});
