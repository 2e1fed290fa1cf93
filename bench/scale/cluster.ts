import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type KillableProcess, killableProcess } from "../../tests/faults/killable.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { freePort } from "../../tests/support/processes.ts";
import { startProxy } from "./proxy.ts";

/** An instance of the site, and its address past the proxy. */
export interface Instance {
  url: string;
  process: KillableProcess;
}

/** The system of compose.yaml as processes: two sites, one for jobs, PostgreSQL, nginx and the sandbox. */
export interface Cluster {
  /** The site through the proxy. */
  url: string;
  sites: readonly [Instance, Instance];
  jobs: Instance;
  backendUrl: string;
  /** Folder of the backend's data. */
  backendDir: string;
  stop(): Promise<void>;
}

/** Two proxies: a CDN, played by the visitors of the tests, and nginx. So each visitor has an address of its own. */
const SETTINGS = {
  APP_ENV: "prod",
  TRUSTED_PROXIES: "2",
  SESSION_SECRETS: "a-secret-of-the-scale-test-0123456789",
  // Everything is on loopback.
  INSECURE_CONNECTIONS: "backends,database",
  METRICS_TOKEN: "metrics-of-the-scale-test",
  LOG_LEVEL: "warn",
};

const METRICS = { headers: { Authorization: `Bearer ${SETTINGS.METRICS_TOKEN}` } };

/**
 * Starts a cluster on free ports of loopback, in a temporary folder.
 *
 * @param former a built checkout of another version, which the second site runs.
 */
export async function startCluster(former?: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "scale-"));
  const database = await startPostgres();
  const [proxyPort, sandboxPort, first, second, third] = await Promise.all(Array.from({ length: 5 }, freePort));
  const ports = [first, second, third].map(String);
  const backendUrl = `http://localhost:${sandboxPort}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...SETTINGS,
    NODE_ENV: "production",
    SITE_URL: `https://localhost:${proxyPort}`,
    ALLOWED_HOSTS: ports.map((port) => `localhost:${port}`).join(),
    DATABASE_URL: database.url,
    SANDBOX_PORT: String(sandboxPort),
    SANITY_API_HOST: `${backendUrl}/lake`,
    ALARMS_API_URL: `${backendUrl}/alarms`,
    NODE_API_URL: `${backendUrl}/node`,
    SERVICES_API_URL: `${backendUrl}/services`,
    EMAILS_API_URL: `${backendUrl}/emails`,
  };
  const run = (name: string, main: string, url: string, own: Record<string, string>, checkout?: string) =>
    killableProcess(name, main, { ...env, ...own }, `${url}/readyz`, join(folder, `${name}.log`), checkout);
  const backend = run("backend", "sandbox/main.ts", backendUrl, { DATA_DIR: folder });
  await backend.restart();
  const instance = (name: string, port = "", jobs: "here" | "elsewhere", checkout?: string): Instance => {
    const url = `http://localhost:${port}`;
    const own = { PORT: port, DATA_DIR: join(folder, name), JOBS: jobs };
    return { url, process: run(name, "server/main.ts", url, own, checkout) };
  };
  const sites = [instance("site-1", ports[0], "elsewhere"), instance("site-2", ports[1], "elsewhere", former)] as const;
  const jobs = instance("jobs", ports[2], "here");
  // As in a deployment, a former version runs already.
  if (former) await sites[1].process.restart();
  await Promise.all([sites[0], jobs, ...(former ? [] : [sites[1]])].map(({ process }) => process.restart()));
  const proxy = await startProxy(folder, Number(proxyPort), [Number(first), Number(second)], Number(sandboxPort));
  return {
    url: proxy.url,
    sites,
    jobs,
    backendUrl,
    backendDir: join(folder, "sandbox"),
    stop: async () => {
      await proxy.stop();
      await Promise.all([...sites, jobs].map(({ process }) => process.kill("SIGTERM")));
      await database.stop();
      await backend.kill("SIGTERM");
      if (!process.env.KEEP_LOGS) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The sum of a metric over instances. */
export async function metricSum(instances: readonly Instance[], name: string): Promise<number> {
  const values = instances.map(async ({ url }) => {
    const text = await (await fetch(`${url}/metrics`, METRICS)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  });
  return (await Promise.all(values)).reduce((total, value) => total + value, 0);
}
