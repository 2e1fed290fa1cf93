/** The site and the sandbox together: in which order they start, stop, and what the end of either means. */
import { startBackground } from "./background.mjs";
import { Problem } from "./problem.mjs";
import { elapsed, step } from "./progress.mjs";
import { childEnvironment } from "./project.mjs";
import { waitUntilReady } from "./readiness.mjs";
import { startService, stopService } from "./service.mjs";
import { whenAborted } from "./stopping.mjs";
import { studioLine } from "./studio-beside.mjs";

/** What the site may take to finish the requests in flight, and a little more to close its database. */
const SITE_GRACE_SECONDS = 16;
const SANDBOX_GRACE_SECONDS = 5;

/**
 * @typedef {object} Plan
 * @property {string} node
 * @property {import("./settings.mjs").Addresses} addresses
 * @property {"production" | "development"} mode
 * @property {(entry: string) => string[]} args How Node runs an entry file.
 * @property {number} secondsToBeReady
 * @property {import("./studio-beside.mjs").StudioBeside | undefined} studio
 * @property {number} begun When the launcher began.
 */

/**
 * Serves until a stop is requested, or until the site ends by itself.
 *
 * @param {Plan} plan
 * @param {import("./stopping.mjs").Stop} stop
 */
export async function serve(plan, stop) {
  const { port, sandboxPort } = plan.addresses;
  const env = childEnvironment({
    NODE_ENV: plan.mode,
    PORT: String(port),
    ...(sandboxPort && { SANDBOX_PORT: String(sandboxPort) }),
    SANDBOX_STUDIO: plan.studio ? "here" : "elsewhere",
  });
  /** @type {import("./service.mjs").Service[]} The last started is the first to stop: the site needs the sandbox. */
  const running = [];
  /** @type {ReturnType<typeof startBackground> | undefined} */
  let following;
  /** @type {(name: string, entry: string, graceSeconds: number, at: number) => Promise<typeof running[0]>} */
  const start = async (name, entry, graceSeconds, at) => {
    const service = startService({ name, node: plan.node, args: plan.args(entry), env, graceSeconds });
    running.unshift(service);
    const ready = { url: `http://localhost:${at}/readyz`, seconds: plan.secondsToBeReady, stop: stop.requested };
    const words = { doing: `Starting the ${name}`, done: `The ${name} is ready`, silent: false };
    await step(words, () => waitUntilReady(service, ready));
    return service;
  };

  try {
    const sandbox = sandboxPort && (await start("sandbox", "sandbox/main.ts", SANDBOX_GRACE_SECONDS, sandboxPort));
    const site = await start("site", "server/main.ts", SITE_GRACE_SECONDS, port);
    showAddresses(plan);
    if (sandbox) reportSandboxEnd(sandbox, stop.requested);
    following = plan.studio && startBackground(plan.studio.follow, stop.requested);
    await Promise.race([site.ended, whenAborted(stop.requested)]);
    if (stop.requested.aborted) throw stop.requested.reason;
    throw new Problem(`The site ended by itself (${await site.ended}); everything is stopped.`);
  } finally {
    const followed = following?.end();
    for (const service of running) await stopService(service, stop.hurry);
    await followed;
  }
}

/**
 * The site goes on without the sandbox: that is what an outage of the remote services looks like.
 *
 * @param {import("./service.mjs").Service} sandbox
 * @param {AbortSignal} requested
 */
function reportSandboxEnd(sandbox, requested) {
  sandbox.ended.then((how) => {
    if (requested.aborted) return;
    console.info(`The sandbox ended (${how}); the site goes on without it, as in an outage of the remote services.`);
  });
}

/** @param {Plan} plan */
function showAddresses({ addresses: { port, sandboxPort }, studio, begun }) {
  console.info(`\nSite          http://localhost:${port}`);
  if (sandboxPort) {
    console.info(`Sandbox       http://localhost:${sandboxPort}`);
    console.info(`Content lake  http://localhost:${sandboxPort}/lake`);
    if (studio?.isReady) console.info(studioLine(sandboxPort));
  }
  console.info(`Health        http://localhost:${port}/readyz`);
  console.info(`\nStarted in ${elapsed(begun)}. Ctrl-C stops everything.`);
}
