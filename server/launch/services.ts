/** The sandbox and the site: started in this order, stopped in the other. */
import { once } from "node:events";
import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { ListrTask } from "listr2";
import { PICTURE_PARAMETERS } from "../../app/ui/picture-source.ts";
import { FULL_DISK } from "./packages.mjs";
import { Problem, Stopped, showError } from "./problem.ts";
import { type Service, startService } from "./processes.ts";
import { childEnvironment, projectNode, root } from "./project.mjs";
import { readSettings, usesLocalLake } from "./settings.ts";
import { doSteps } from "./steps.ts";
import type { Stop } from "./stop.ts";
import { isStudioReady, prepareBesideTheSite } from "./studio.ts";

/** For the database, the content and the logs. */
const NEEDED_BYTES = 300e6;
/** Time for the longest delay of a shutdown, the requests in flight with the longest limit of the backends, and the database. */
const SITE_GRACE_SECONDS = 140;
const SANDBOX_GRACE_SECONDS = 5;
const POLL_MS = 150;
const ANSWER_MS = 5000;
/** A service that is just starting lacks things for a moment: not worth a line. */
const SILENT_MS = 5000;

/** Does the steps, then serves until a stop is requested, or until the site ends by itself. */
export async function serve(
  mode: "production" | "development",
  stop: Stop,
  prepare: () => Promise<ListrTask[]>,
): Promise<void> {
  const begun = performance.now();
  const isDevelopment = mode === "development";
  const { port, sandboxPort } = await readSettings();
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize < NEEDED_BYTES) throw new Problem(FULL_DISK);
  // A hosted project has a Studio of its own.
  const hasStudio = sandboxPort !== undefined && usesLocalLake(process.env);
  const hadStudio = hasStudio && (await isStudioReady());
  const studioLine = `Studio        http://localhost:${sandboxPort}/studio`;
  const env = childEnvironment({
    NODE_ENV: mode,
    PORT: String(port),
    ...(sandboxPort && { SANDBOX_PORT: String(sandboxPort) }),
    SANDBOX_STUDIO: hasStudio ? "here" : "elsewhere",
    SANDBOX_CUT_AHEAD: PICTURE_PARAMETERS.join(" "),
  });
  /** The last started is the first to stop: the site needs the sandbox. */
  const running: Service[] = [];
  const start = (name: string, entry: string, graceSeconds: number, at: number): ListrTask => ({
    title: `Start the ${name}`,
    task: async (_, task) => {
      const args = isDevelopment ? ["server/launch/restart-on-edit.ts", entry] : [entry];
      const service = startService({ name, node: projectNode, args, env, graceSeconds });
      running.unshift(service);
      // In development, a service may come up after the next edit.
      const seconds = isDevelopment ? Number.POSITIVE_INFINITY : 60;
      await waitUntilReady(service, `http://localhost:${at}/readyz`, seconds, stop.requested, (line) => {
        task.output = line;
      });
    },
  });
  const background = new AbortController();
  let studioDone: Promise<void> | undefined;

  try {
    await doSteps([
      ...(await prepare()),
      ...(sandboxPort ? [start("sandbox", "sandbox/main.ts", SANDBOX_GRACE_SECONDS, sandboxPort)] : []),
      start("site", "server/main.ts", SITE_GRACE_SECONDS, port),
    ]);
    const [site, sandbox] = running;
    const addresses = [
      `\nSite          http://localhost:${port}`,
      sandboxPort && `Sandbox       http://localhost:${sandboxPort}`,
      sandboxPort && `Content lake  http://localhost:${sandboxPort}/lake`,
      hadStudio && studioLine,
      `Health        http://localhost:${port}/readyz`,
    ];
    console.info(addresses.filter(Boolean).join("\n"));
    console.info(`\nStarted in ${Math.round((performance.now() - begun) / 100) / 10} s. Ctrl-C stops everything.`);
    sandbox?.ended.then((how) => {
      if (stop.requested.aborted) return;
      console.info(`The sandbox ended (${how}); the site goes on without it, as in an outage of the remote services.`);
    });
    if (hasStudio) {
      const options = { isReady: hadStudio, watches: isDevelopment, line: studioLine };
      const signal = AbortSignal.any([stop.requested, background.signal]);
      studioDone = prepareBesideTheSite(options, signal).catch((error) => {
        if (!(error instanceof Stopped)) showError(error);
      });
    }
    stop.requested.throwIfAborted();
    await Promise.race([site?.ended, once(stop.requested, "abort")]);
    stop.requested.throwIfAborted();
    throw new Problem(`The site ended by itself (${await site?.ended}); everything is stopped.`);
  } finally {
    background.abort(new Stopped("the end of the site"));
    for (const service of running) await service.stop(stop.hurry);
    await studioDone;
  }
}

/**
 * Waits until `GET /readyz` of a service answers 200.
 *
 * @param report Shows what the service still lacks.
 */
async function waitUntilReady(
  { name, ended }: Service,
  url: string,
  seconds: number,
  stop: AbortSignal,
  report: (line: string) => void,
): Promise<void> {
  let end: string | undefined;
  ended.then((how) => {
    end = how;
  });
  const begun = performance.now();
  let shown = "";
  for (;;) {
    const lacks = await ask(url, stop);
    stop.throwIfAborted();
    if (end) throw new Problem(`The ${name} ended while starting (${end}).`);
    if (!lacks) return;
    const waited = performance.now() - begun;
    if (waited > seconds * 1000) throw new Problem(`The ${name} is not ready after ${seconds} s: ${lacks}.`);
    if (waited > SILENT_MS && lacks !== shown) {
      shown = lacks;
      report(`Still waiting for the ${name}: ${lacks}.`);
    }
    await pause(POLL_MS);
  }
}

/** @returns What the service lacks, by its answer `{"missing": ["content", "database"]}`. */
async function ask(url: string, stop: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]) });
    if (response.ok) return undefined;
    const { missing } = await response.json().catch(() => ({}));
    return `it lacks ${Array.isArray(missing) ? missing.join(", ") : `something (${response.status})`}`;
  } catch {
    return "it does not answer";
  }
}
