import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { copyEmptyStore } from "./empty-store.ts";
import { STRICT_LAKE_ENV } from "./strict-lake.ts";

const START_MS = 120_000;

/** Those of the image (Containerfile). */
const NODE_OPTIONS_OF_SITE = ["--min-semi-space-size=16"];

/** A free port. Not one of those that systems give to connections: a connection could take it before a process listens on it. */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve, reject) => {
    server.once("error", (error) => ("code" in error && error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
    server.listen(port, () => resolve(true));
  });
  if (!isFree) return await freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface StartOptions {
  /** `production`: the built site. `development`: from source, with hot reload. */
  mode?: "production" | "development";
  /** Environment variables in addition to those of the tests. */
  env?: Record<string, string>;
}

/** The site and the sandbox as two processes, on free ports and in a temporary folder. */
export class RunningSite {
  readonly url: string;
  readonly sandboxUrl: string;
  private readonly env: NodeJS.ProcessEnv;
  private readonly folder: string;
  private site: ChildProcess | undefined;
  private sandbox: ChildProcess | undefined;

  private constructor(folder: string, port: number, sandboxPort: number, { mode, env }: Required<StartOptions>) {
    this.folder = folder;
    this.url = `http://localhost:${port}`;
    this.sandboxUrl = `http://localhost:${sandboxPort}`;
    this.env = {
      ...process.env,
      ...STRICT_LAKE_ENV,
      ...env,
      NODE_ENV: mode,
      SHUTDOWN_DELAY_MS: env.SHUTDOWN_DELAY_MS ?? "0",
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: folder,
      // Shared by all tests, so that each image is cut once.
      SANDBOX_VARIANTS_DIR: "node_modules/.cache/test-pictures",
      // The same for code: without it Node compiles every file anew at each start.
      NODE_COMPILE_CACHE: "node_modules/.cache/test-code",
    };
  }

  static async start({ mode = "production", env = {} }: StartOptions = {}): Promise<RunningSite> {
    const folder = await mkdtemp(join(tmpdir(), "browser-"));
    await copyEmptyStore(folder);
    const running = new RunningSite(folder, await freePort(), await freePort(), { mode, env });
    running.sandbox = running.run("sandbox/main.ts");
    await untilReady(`${running.sandboxUrl}/readyz`, running.sandbox);
    await running.startSite();
    return running;
  }

  /** The process id of the site; undefined while it does not run. */
  get sitePid(): number | undefined {
    return this.site?.pid;
  }

  async startSite(): Promise<void> {
    this.site = this.run("server/main.ts", NODE_OPTIONS_OF_SITE);
    await untilReady(`${this.url}/readyz`, this.site);
  }

  /** Kills the site without a shutdown, like a crash. */
  async killSite(): Promise<void> {
    await end(this.site, "SIGKILL");
  }

  /** Stops the site as an orchestrator does. Resolves with its exit code. */
  async terminateSite(): Promise<number | null | undefined> {
    await end(this.site, "SIGTERM");
    return this.site?.exitCode;
  }

  /** Kills the sandbox: an outage of all remote services. */
  async killSandbox(): Promise<void> {
    await end(this.sandbox, "SIGKILL");
  }

  async stop(): Promise<void> {
    await Promise.all([end(this.site, "SIGTERM"), end(this.sandbox, "SIGTERM")]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private run(main: string, nodeOptions: readonly string[] = []): ChildProcess {
    return spawn(process.execPath, [...nodeOptions, main], {
      env: this.env,
      stdio: ["ignore", process.env.SHOW_LOGS ? "inherit" : "ignore", "inherit"],
    });
  }
}

/** Waits until an address of a process answers. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`A process ended with ${child.exitCode} before ${url} answered`);
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error(`${url} was not ready in time`);
}

export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}
