import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "#tests/support/postgres.ts";
import { freePort } from "#tests/support/processes.ts";
import { type Killable, type KillableProcess, killableProcess } from "./killable.ts";
import type { Random } from "./random.ts";
import { KILLS, type Scenario } from "./scenarios/scenario.ts";

/** PGlite: one site with an embedded database. PostgreSQL: two sites that share only the database. */
export type DatabaseKind = "PGlite" | "PostgreSQL";

/** A site: where it listens, and its process. */
interface Instance {
  url: string;
  site: KillableProcess;
}

/** Sites, backend and database as processes, each of which can be killed. */
export interface System {
  /** Where visitors reach the sites. */
  sites: [string, ...string[]];
  instances: [Instance, ...Instance[]];
  backend: KillableProcess;
  backendUrl: string;
  /** Folder of the backend's data. */
  backendDir: string;
  /** The parts that one fault kills at once, the first of which restarts before the others. */
  targets: [Killable[], ...Killable[][]];
  /** What the content may add to each price during the runs, in cents. */
  raises: readonly number[];
  /** Does what the scenario is about. Returns what it did; the system has recovered. @throws when something is wrong. */
  disturb(random: Random): Promise<string>;
  /** Ends the disturbance, so that all jobs are done. Returns what is wrong. */
  settle(): Promise<string[]>;
  requireAlive(): void;
  /** Stops the sites as a deployment does, and starts them again. */
  restartSites(): Promise<void>;
  /** Resolves when the first site has copies of all published content. */
  untilCopied(): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds: short, so that a run takes seconds. */
const TIMES = { BACKEND_TIMEOUT_MS: "1000", ABANDONMENT_DELAY_MS: "4000", SHUTDOWN_DELAY_MS: "200" };

/** What a site logs when it has copies, and how long that may take, in milliseconds. */
const COPIED = "Copies of all published pages are up to date";
const COPIED_MS = 120_000;

/** Starts a system on free ports, in a temporary folder. */
export async function startSystem(kind: DatabaseKind, scenario: Scenario = KILLS): Promise<System> {
  const folder = await mkdtemp(join(tmpdir(), "faults-"));
  const backendPort = await freePort();
  const backendUrl = `http://localhost:${backendPort}`;
  const common: NodeJS.ProcessEnv = {
    ...process.env,
    ...TIMES,
    NODE_ENV: "production",
    // So that a restart compiles nothing again.
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    // Sites that share a database share its secrets.
    SESSION_SECRETS: "a-secret-of-the-fault-tests-0123456789",
    SANDBOX_PORT: String(backendPort),
  };
  const run = (name: string, main: string, env: Record<string, string>, url: string) =>
    killableProcess(name, main, { ...common, ...env }, `${url}/readyz`, join(folder, `${name}.log`));
  const backend = run("backend", "sandbox/main.ts", { DATA_DIR: folder }, backendUrl);
  await backend.restart();

  const ports = [await freePort(), await freePort()] as const;
  const disturbance = await scenario.prepare({ folder, ports });
  const server = kind === "PostgreSQL" && !disturbance.database ? await startPostgres() : undefined;
  const database = disturbance.database ?? server;
  const startSite = async (name: string, port: number) => {
    const url = `http://localhost:${port}`;
    const own = { PORT: String(port), DATA_DIR: join(folder, name), DATABASE_URL: database?.url ?? "" };
    const site = run(name, "server/main.ts", { ...own, ...disturbance.env }, url);
    await site.restart(disturbance.former);
    return { url, site };
  };
  const first = await startSite("site", ports[0]);
  const second = database && (await startSite("second site", ports[1]));
  const sites = [first.site, ...(second ? [second.site] : [])];
  // The database restarts first: a site without a database ends, and a process manager would start it again.
  const alone: Killable[][] = [...(server ? [server] : []), backend, ...sites].map((part) => [part]);
  const all = alone.flat();

  const system: System = {
    sites: disturbance.proxy ? [disturbance.proxy] : [first.url, ...(second ? [second.url] : [])],
    instances: [first, ...(second ? [second] : [])],
    backend,
    backendUrl,
    backendDir: join(folder, "sandbox"),
    targets: [all, ...alone, ...(second ? [sites] : [])],
    raises: disturbance.raises ?? [0],
    disturb: (random) => disturbance.disturb(system, random),
    settle: async () => (await disturbance.settle?.(system)) ?? [],
    requireAlive: () => {
      for (const process of [...sites, backend]) process.requireAlive();
    },
    restartSites: async () => {
      for (const site of sites) {
        await site.kill("SIGTERM");
        await site.restart();
      }
    },
    untilCopied: async () => {
      for (const deadline = Date.now() + COPIED_MS; Date.now() < deadline; await pause(250)) {
        if ((await readFile(join(folder, "site.log"), "utf8")).includes(COPIED)) return;
      }
      throw new Error("The site made no copies of the content in time");
    },
    stop: async () => {
      await Promise.all(sites.map((site) => site.kill("SIGTERM")));
      await server?.stop();
      await backend.kill("SIGTERM");
      await disturbance.stop?.();
      if (!process.env.KEEP_LOGS) await rm(folder, { recursive: true, force: true });
    },
  };
  return system;
}
