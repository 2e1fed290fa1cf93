import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { fromPglite, PgBoss } from "pg-boss";
import { type ContentChanges, embeddedContentChanges, serverContentChanges } from "./content-changes.server.ts";
import type { Database } from "./database.ts";
import { migrations } from "./migrations.ts";

interface StoreSettings {
  /** PostgreSQL server; without one, an embedded PGlite in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
}

/** The database: tables through Kysely, jobs through pg-boss. */
export interface Store {
  db: Kysely<Database>;
  boss: PgBoss;
  contentChanges: ContentChanges;
  close(): Promise<void>;
}

/** How long closing waits for running jobs, in milliseconds. Interrupted jobs are retried. */
const JOB_GRACE_MS = 4_000;

/**
 * Opens the database, migrates it and starts the job queue.
 *
 * @param onError called for errors in the background: of an idle connection, of the job queue.
 * @throws when the database cannot be reached or migrated, or when another process uses the embedded one.
 */
export async function openStore(settings: StoreSettings, onError: (error: Error) => void): Promise<Store> {
  const { db, createBoss, contentChanges, close } = settings.databaseUrl
    ? openServer(settings.databaseUrl, onError)
    : await openEmbedded(settings.dataDir);
  try {
    await migrate(db);
    const boss = createBoss();
    boss.on("error", onError);
    await boss.start();
    return {
      db,
      boss,
      contentChanges,
      close: async () => {
        await boss.stop({ graceful: true, timeout: JOB_GRACE_MS, close: true });
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Opened {
  db: Kysely<Database>;
  createBoss: () => PgBoss;
  contentChanges: ContentChanges;
  close: () => Promise<void>;
}

async function openEmbedded(dataDir: string): Promise<Opened> {
  const folder = join(dataDir, "store");
  const unlock = lockFolder(folder);
  const lite = await PGlite.create(join(folder, "pgdata"), {
    parsers: { [types.INT8]: Number },
    postgresqlconf: ["shared_buffers=16MB"],
  });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: lite }) });
  const contentChanges = await embeddedContentChanges(lite);
  return {
    db,
    createBoss: () => new PgBoss({ db: fromPglite(lite), backend: "pglite" }),
    contentChanges,
    close: async () => {
      await contentChanges.close();
      await db.destroy();
      unlock();
    },
  };
}

function openServer(connectionString: string, onError: (error: Error) => void): Opened {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 5_000 });
  // A broken idle connection is replaced. Without a listener its error would end the process.
  pool.on("error", onError);
  // When a connection breaks during a query, the query fails and its caller reports the error.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const contentChanges = serverContentChanges(pool, connectionString, onError);
  return {
    db,
    createBoss: () => new PgBoss({ connectionString }),
    contentChanges,
    close: async () => {
      await contentChanges.close();
      await db.destroy();
    },
  };
}

async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(`The database could not be migrated${failed ? ` (${failed})` : ""}.`, { cause: error });
}

/**
 * Locks a data folder, because two processes on one embedded database corrupt it silently. The lock is an exclusive transaction on
 * an SQLite file, which ends with the process on every platform (docs/decisions/0008).
 *
 * @returns a function that releases the lock.
 * @throws Error when another process has locked it.
 */
function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    database.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (cause) {
    database.close();
    throw new Error(`Another process uses the data in ${folder}; stop it first, or set DATA_DIR.`, { cause });
  }
  return () => database.close();
}
