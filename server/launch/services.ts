/** The sandbox and the site: started in this order, stopped in the other. */
import { once } from "node:events";
import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { ListrTask } from "listr2";
import { PICTURE_PARAMETERS } from "../../app/ui/picture-source.ts";
import { Problem } from "./problem.ts";
import { type Service, startService } from "./processes.ts";
import { FULL_DISK, root } from "./project.mjs";
import { readSettings } from "./settings.ts";
import { doSteps } from "./steps.ts";
import type { Stop } from "./stop.ts";
import { prepareBesideTheSite } from "./studio.ts";

/** For the database, the content and the logs. */
const NEEDED_BYTES = 300e6;
const START_MS = 120_000;
const POLL_MS = 150;
const ANSWER_MS = 5000;

/**
 * What restarts a process in development; Vite takes over the rest of `app`. Without a list, Node would watch every import, also
 * the files that Vite writes for itself, and restart without end.
 */
const RESTARTS_FOR = {
  "server/main.ts": ["server", "app/db", "app/backends", "app/sanity", "vite.config.ts", "remix.config.js"],
  "sandbox/main.ts": ["sandbox", "cms/seed"],
};

/**
 * Serves until a stop is requested, or until the site ends by itself.
 *
 * @param first What is done before the sandbox is started.
 */
export async function serve(mode: "production" | "development", stop: Stop, first: ListrTask): Promise<void> {
  const begun = performance.now();
  const { port, sandboxPort, hasStudio } = await readSettings();
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize < NEEDED_BYTES) throw new Problem(FULL_DISK);
  const isDevelopment = mode === "development";
  const env = {
    NODE_ENV: mode,
    SANDBOX_STUDIO: hasStudio ? "here" : "elsewhere",
    SANDBOX_CUT_AHEAD: PICTURE_PARAMETERS.join(" "),
  };
  const running: Service[] = [];
  const start = (name: string, entry: keyof typeof RESTARTS_FOR, at: number): ListrTask => ({
    title: `Start the ${name}`,
    task: async () => {
      const watched = isDevelopment ? RESTARTS_FOR[entry].map((path) => `--watch-path=${path}`) : [];
      const args = [...watched, ...(isDevelopment ? ["--watch-preserve-output"] : []), entry];
      const service = startService({ name, args, env, hurry: stop.hurry });
      running.unshift(service);
      // In development, it may come up after the next edit.
      await waitUntilReady(service, at, isDevelopment ? Number.POSITIVE_INFINITY : START_MS, stop.requested);
    },
  });

  try {
    await doSteps([
      first,
      ...(sandboxPort ? [start("sandbox", "sandbox/main.ts", sandboxPort)] : []),
      start("site", "server/main.ts", port),
    ]);
    stop.requested.throwIfAborted();
    const [site, sandbox] = running;
    console.info(`\nSite          http://localhost:${port}`);
    if (sandboxPort) {
      console.info(`Sandbox       http://localhost:${sandboxPort}`);
      console.info(`Content lake  http://localhost:${sandboxPort}/lake`);
    }
    console.info(`Health        http://localhost:${port}/readyz`);
    console.info(`\nStarted in ${Math.round((performance.now() - begun) / 100) / 10} s. Ctrl-C stops everything.`);
    sandbox?.ended.then((how) => {
      if (stop.requested.aborted) return;
      console.info(`The sandbox ended (${how}); the site goes on without it, as in an outage of the remote services.`);
    });
    if (hasStudio) {
      const line = `Studio        http://localhost:${sandboxPort}/studio`;
      prepareBesideTheSite(line, isDevelopment, stop.requested);
    }
    const how = await Promise.race([site?.ended, once(stop.requested, "abort")]);
    stop.requested.throwIfAborted();
    throw new Problem(`The site ended by itself (${how}); everything is stopped.`);
  } finally {
    // The site needs the sandbox.
    for (const service of running) await service.stop();
  }
}

async function waitUntilReady({ name, ended }: Service, port: number, milliseconds: number, stop: AbortSignal) {
  let end: string | undefined;
  ended.then((how) => {
    end = how;
  });
  for (const deadline = performance.now() + milliseconds; ; await pause(POLL_MS)) {
    const lacks = await whatItLacks(`http://localhost:${port}/readyz`, stop);
    stop.throwIfAborted();
    if (end) throw new Problem(`The ${name} ended while starting (${end}).`);
    if (lacks === undefined) return;
    if (performance.now() > deadline) throw new Problem(`The ${name} is not ready after two minutes: ${lacks}`);
  }
}

/** @returns Undefined when a service is ready, else its answer, such as `{"missing": ["content", "database"]}`. */
async function whatItLacks(url: string, stop: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]) });
    return response.ok ? undefined : await response.text();
  } catch {
    return "it does not answer.";
  }
}
