import type { ListrTask } from "listr2";
import { PICTURE_PARAMETERS } from "../../app/ui/picture-source.ts";
import { Problem, Stopped, showError } from "./problem.mjs";
import { type Service, startService, whenAborted } from "./processes.ts";
import { childEnvironment, projectNode } from "./project.mjs";
import { waitUntilReady } from "./readiness.ts";
import { readPorts } from "./settings.mjs";
import { doSteps } from "./steps.ts";
import type { Stop } from "./stop.ts";
import { type BackgroundStudio, studioLine } from "./studio-background.ts";

/** Time for the longest delay of a shutdown, the requests in flight with the longest limit of the backends, and the database. */
const SITE_GRACE_SECONDS = 140;
const SANDBOX_GRACE_SECONDS = 5;

export interface Plan {
  mode: "production" | "development";
  /** The arguments with which Node runs an entry file. */
  args: (entry: string) => string[];
  secondsToBeReady: number;
  /** Steps before the services start. */
  steps: ListrTask[];
  studio: BackgroundStudio | undefined;
}

/** Does the steps, then serves until a stop is requested, or until the site ends by itself. */
export async function serve({ mode, args, secondsToBeReady, steps, studio }: Plan, stop: Stop): Promise<void> {
  const begun = performance.now();
  const { port, sandboxPort } = readPorts();
  const env = childEnvironment({
    NODE_ENV: mode,
    PORT: String(port),
    ...(sandboxPort && { SANDBOX_PORT: String(sandboxPort) }),
    SANDBOX_STUDIO: studio ? "here" : "elsewhere",
    SANDBOX_CUT_AHEAD: PICTURE_PARAMETERS.join(" "),
  });
  /** The last started is the first to stop: the site needs the sandbox. */
  const running: Service[] = [];
  const start = (name: string, entry: string, graceSeconds: number, at: number): ListrTask => ({
    title: `Start the ${name}`,
    task: async (_, task) => {
      const service = startService({ name, node: projectNode, args: args(entry), env, graceSeconds });
      running.unshift(service);
      const report = (line: string) => {
        task.output = line;
      };
      const url = `http://localhost:${at}/readyz`;
      await waitUntilReady(service, { url, seconds: secondsToBeReady, stop: stop.requested, report });
    },
  });
  const background = new AbortController();
  let studioDone: Promise<void> | undefined;

  try {
    await doSteps([
      ...steps,
      ...(sandboxPort ? [start("sandbox", "sandbox/main.ts", SANDBOX_GRACE_SECONDS, sandboxPort)] : []),
      start("site", "server/main.ts", SITE_GRACE_SECONDS, port),
    ]);
    const [site, sandbox] = running;
    console.info(addressLines(port, sandboxPort, studio));
    console.info(`\nStarted in ${Math.round((performance.now() - begun) / 100) / 10} s. Ctrl-C stops everything.`);
    if (sandbox) reportSandboxEnd(sandbox, stop.requested);
    studioDone = studio?.prepare(AbortSignal.any([stop.requested, background.signal])).catch(showUnlessStopped);
    await Promise.race([site?.ended, whenAborted(stop.requested)]);
    stop.requested.throwIfAborted();
    throw new Problem(`The site ended by itself (${await site?.ended}); everything is stopped.`);
  } finally {
    background.abort(new Stopped("the end of the site"));
    for (const service of running) await service.stop(stop.hurry);
    await studioDone;
  }
}

/** The site goes on without the sandbox, as in an outage of the remote services. */
function reportSandboxEnd(sandbox: Service, requested: AbortSignal): void {
  sandbox.ended.then((how) => {
    if (requested.aborted) return;
    console.info(`The sandbox ended (${how}); the site goes on without it, as in an outage of the remote services.`);
  });
}

function showUnlessStopped(error: unknown): void {
  if (!(error instanceof Stopped)) showError(error);
}

function addressLines(port: number, sandboxPort: number | undefined, studio: BackgroundStudio | undefined): string {
  return [
    `\nSite          http://localhost:${port}`,
    sandboxPort && `Sandbox       http://localhost:${sandboxPort}`,
    sandboxPort && `Content lake  http://localhost:${sandboxPort}/lake`,
    sandboxPort && studio?.isReady && studioLine(sandboxPort),
    `Health        http://localhost:${port}/readyz`,
  ]
    .filter(Boolean)
    .join("\n");
}
