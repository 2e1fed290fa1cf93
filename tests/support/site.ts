import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { expect } from "vitest";
import { startSandbox } from "#sandbox/start.ts";
import { openServices, pageContext } from "#server/services.ts";
import { readSettings } from "#server/settings.ts";
import { createTestLog } from "./log.ts";

/** A request that the sandbox has received. */
export interface Received {
  method: string;
  path: string;
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  answer: Record<string, unknown>;
}

/** The services of the site against a sandbox of their own over HTTP, with a real store in a folder of their own. */
export async function startSite(env: Record<string, string> = {}, seedDir = "cms/seed") {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const sandbox = await startSandbox({
    port: 0,
    dataDir: join(folder, "sandbox"),
    seedDir,
    siteUrl: "http://localhost:3000",
  });
  const log = createTestLog();
  const settings = readSettings({
    NODE_ENV: "test",
    SANDBOX_PORT: new URL(sandbox.url).port,
    DATA_DIR: folder,
    BACKEND_TIMEOUT_MS: "2000",
    ...env,
  });
  const services = await openServices(settings, log);
  const context: AppLoadContext = await pageContext(services, undefined);

  const received = async (path: string): Promise<Received[]> => {
    const answer = await fetch(`${sandbox.url}/received?service=alarms`);
    const all: Received[] = await answer.json();
    return all.filter((request) => request.path.endsWith(path));
  };
  const fail = async (rule: object) => {
    await fetch(`${sandbox.url}/failures`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(rule),
    });
  };
  const expectNoErrors = () => expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
  return {
    context,
    services,
    settings,
    sandbox,
    log,
    folder,
    /** Requests to the alarms backend whose path ends so, oldest first. */
    received,
    /** Makes the sandbox fail by a rule. */
    fail,
    /** Before each test: no failures, nothing received, an empty log. An unexpected error in it fails the test. */
    reset: async () => {
      expectNoErrors();
      log.lines.length = 0;
      await fetch(`${sandbox.url}/failures`, { method: "DELETE" });
      await fetch(`${sandbox.url}/received`, { method: "DELETE" });
    },
    close: async () => {
      expectNoErrors();
      services.content.close();
      await services.store.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
