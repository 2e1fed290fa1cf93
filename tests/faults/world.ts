import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#tests/support/postgres.ts";
import { freePort } from "#tests/support/processes.ts";
import { ProcessVictim, type Victim } from "./victim.ts";

/** Embedded: one site with its database. On a server: two sites, which share PostgreSQL alone. */
export type DatabaseKind = "PGlite" | "PostgreSQL";

/** Sites and backend as processes of their own, with all that can be killed. */
export interface World {
  sites: [string, ...string[]];
  backendUrl: string;
  /** Where the backend keeps what it took. */
  backendDir: string;
  /** What one fault ends at once, in the order in which it is started again. */
  targets: [Victim[], ...Victim[][]];
  requireAlive(): void;
  stop(): Promise<void>;
}

/** A call to a backend may take this long, in milliseconds, and a visitor is gone after that. */
const TIMES = { BACKEND_TIMEOUT_MS: "1000", ABANDONMENT_DELAY_MS: "4000" };

/** Starts a world on ports and in a folder of its own. */
export async function startWorld(kind: DatabaseKind): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "faults-"));
  const backendPort = await freePort();
  const backendUrl = `http://localhost:${backendPort}`;
  const common: NodeJS.ProcessEnv = {
    ...process.env,
    ...TIMES,
    NODE_ENV: "production",
    SANDBOX_PORT: String(backendPort),
  };
  const run = (name: string, main: string, env: Record<string, string>, url: string) =>
    new ProcessVictim(name, main, { ...common, ...env }, `${url}/readyz`, join(folder, `${name}.log`));
  const backend = run("backend", "sandbox/main.ts", { DATA_DIR: folder }, backendUrl);
  await backend.restart();

  const database = kind === "PostgreSQL" ? await startPostgres() : undefined;
  const startSite = async (name: string) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = { PORT: String(port), DATA_DIR: join(folder, name), DATABASE_URL: database?.url ?? "" };
    const site = run(name, "server/main.ts", env, url);
    await site.restart();
    return { url, site };
  };
  const first = await startSite("site");
  const second = database && (await startSite("second site"));
  const sites = [first.site, ...(second ? [second.site] : [])];
  // In the order in which they come back: a site that finds no database ends, for others to start it again.
  const alone: Victim[][] = [...(database ? [database] : []), backend, ...sites].map((victim) => [victim]);
  const all = alone.flat();

  return {
    sites: [first.url, ...(second ? [second.url] : [])],
    backendUrl,
    backendDir: join(folder, "sandbox"),
    targets: [all, ...alone, ...(second ? [sites] : [])],
    requireAlive: () => {
      for (const process of [...sites, backend]) process.requireAlive();
    },
    stop: async () => {
      await Promise.all(sites.map((site) => site.stop()));
      await database?.stop();
      await backend.stop();
      if (!process.env.KEEP_LOGS) await rm(folder, { recursive: true, force: true });
    },
  };
}
