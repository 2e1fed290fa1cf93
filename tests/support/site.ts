import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { expect, vi } from "vitest";
import { startSandbox } from "#sandbox/start.ts";
import { openServices, pageContext } from "#server/services.ts";
import { readSettings } from "#server/settings.ts";
import { copyEmptyStore } from "./empty-store.ts";
import { LAKE_TOKENS, STRICT_LAKE } from "./strict-lake.ts";
import { createTestLog } from "./test-log.ts";

/** For what follows within milliseconds, on a machine that does other work too. */
export const SOON = { interval: 20, timeout: 20_000 };

/** A request that the sandbox received. */
export interface Received {
  method: string;
  path: string;
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  answer: Record<string, unknown>;
  /** Set when a service repeated an earlier answer, by the Idempotency-Key. */
  repeat?: boolean;
}

/** Starts the services of the site, a sandbox for their requests, and an embedded database in a temporary folder. */
export async function startSite(env: Record<string, string> = {}, seedDir = "cms/seed") {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await copyEmptyStore(folder);
  const sandbox = await startSandbox({
    port: 0,
    dataDir: join(folder, "sandbox"),
    seedDir,
    siteUrl: "http://localhost:3000",
    strictLake: env.SANDBOX_LAKE === "open" ? undefined : { ...STRICT_LAKE, ...delayOf(env) },
  });
  const log = createTestLog();
  const settings = readSettings({
    NODE_ENV: "test",
    SANDBOX_PORT: new URL(sandbox.url).port,
    DATA_DIR: folder,
    SANITY_READ_TOKEN: LAKE_TOKENS.viewer,
    ...env,
  });
  let services = await openServices(settings, log);
  let context: AppLoadContext = await pageContext(services, {});
  const closeServices = async () => {
    services.content.close();
    await services.store.close();
  };

  const receivedBy = async (service: string, path = ""): Promise<Received[]> => {
    const answer = await fetch(`${sandbox.url}/received?service=${service}`);
    const all: Received[] = await answer.json();
    return all.filter((request) => request.path.endsWith(path));
  };
  const received = (path: string) => receivedBy("alarms", path);
  const fail = async (rule: object) => {
    await fetch(`${sandbox.url}/failures`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(rule),
    });
  };
  /** Empties the log before the assertion, so that a failure leaves no lines for the next test. */
  const expectNoErrors = () => expect(log.lines.splice(0).filter(({ level }) => level === "error")).toEqual([]);
  return {
    get context() {
      return context;
    },
    get services() {
      return services;
    },
    settings,
    sandbox,
    log,
    folder,
    /** Requests to the alarms backend whose path ends with `path`, oldest first. */
    received,
    /** Requests to a service, oldest first; with `path`, those whose path ends with it. */
    receivedBy,
    /** Waits until the site hears of each publish. */
    untilLive: () =>
      vi.waitFor(
        () => expect(log.lines.map(({ message }) => message)).toContain("Live updates of the content are connected"),
        SOON,
      ),
    /** Adds a failure rule to the sandbox. */
    fail,
    /** Removes failure rules, received requests and log lines. Fails if an error was logged. */
    reset: async () => {
      expectNoErrors();
      await fetch(`${sandbox.url}/failures`, { method: "DELETE" });
      await fetch(`${sandbox.url}/received`, { method: "DELETE" });
    },
    /** Restarts the services on the same data. */
    restart: async () => {
      await closeServices();
      services = await openServices(settings, log);
      context = await pageContext(services, {});
    },
    close: async () => {
      expectNoErrors();
      await closeServices();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function delayOf({ SANDBOX_LAKE_DELAY_MS: delay }: Record<string, string>) {
  return delay === undefined ? {} : { indexDelayMs: Number(delay) };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
