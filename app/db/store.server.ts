import { mkdirSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PGliteDriver, PostgresDialect } from "kysely";
import pg from "pg";
import { fromPglite, PgBoss } from "pg-boss";
import { type ContentChanges, embeddedContentChanges, serverContentChanges } from "./content-changes.server.ts";
import { damagedStore, makePrivate, markStore, requireKnownStore } from "./data-folder.server.ts";
import type { Database } from "./database.ts";
import { FunnelBuffer } from "./funnel-buffer.server.ts";
import { migrate } from "./migrations.ts";
import { createSealer, sealedColumns } from "./seal.server.ts";
import { createWriteProbe } from "./write-probe.server.ts";

interface StoreSettings {
  /** PostgreSQL server; without one, an embedded PGlite in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** The first encrypts personal data, all decrypt it. */
  sessionSecrets: [string, ...string[]];
}

/** The database: tables through Kysely, jobs through pg-boss. */
export interface Store {
  db: Kysely<Database>;
  boss: PgBoss;
  contentChanges: ContentChanges;
  funnel: FunnelBuffer;
  /** @throws when nothing can be written, such as on a full disk. */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
}

/** Connections of an instance for visitors. The jobs have ten of their own. */
const CONNECTIONS = 20;

/**
 * How long a request waits for a connection, in milliseconds: also for one that others use. While one of two instances is replaced,
 * the other has the requests of both, and a slow step is better than a failed one.
 */
const CONNECTION_WAIT_MS = 15_000;

/** How long closing waits for running jobs, in milliseconds. Interrupted jobs are retried. */
const JOB_GRACE_MS = 4_000;

/**
 * Opens the database, migrates it and starts the job queue.
 *
 * @param onError called for errors in the background: of an idle connection, of the job queue.
 * @throws when the database cannot be reached or migrated, or when another process uses the embedded one.
 */
export async function openStore(settings: StoreSettings, onError: (error: Error) => void): Promise<Store> {
  const { createBoss, contentChanges, folder, close, ...opened } = settings.databaseUrl
    ? openServer(settings.databaseUrl, onError)
    : await openEmbedded(settings.dataDir);
  const db = opened.db.withPlugin(sealedColumns(createSealer(settings.sessionSecrets)));
  try {
    await migrate(opened.db);
    const boss = createBoss();
    boss.on("error", onError);
    await boss.start();
    // The embedded database makes some files at its start, and gives them modes of its own.
    if (folder) makePrivate(folder);
    const funnel = new FunnelBuffer(db, onError);
    return {
      db,
      boss,
      contentChanges,
      funnel,
      probeWrite: createWriteProbe(db, folder),
      close: async () => {
        await boss.stop({ graceful: true, timeout: JOB_GRACE_MS, close: true });
        await funnel.close();
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
  folder?: string;
  close: () => Promise<void>;
}

async function openEmbedded(dataDir: string): Promise<Opened> {
  const folder = join(dataDir, "store");
  const database = join(folder, "pgdata");
  requireKnownStore(dataDir, database);
  const unlock = lockFolder(folder);
  makePrivate(folder);
  const lite = await PGlite.create(database, {
    parsers: { [types.INT8]: Number },
    postgresqlconf: ["shared_buffers=16MB"],
  }).catch((error: unknown) => {
    unlock();
    throw damagedStore(dataDir, database, error);
  });
  markStore(dataDir);
  const dialect = new PGliteDialect({ pglite: lite });
  dialect.createDriver = () => new EmbeddedDriver({ pglite: lite });
  const db = new Kysely<Database>({ dialect });
  const contentChanges = await embeddedContentChanges(lite);
  return {
    db,
    createBoss: () => new PgBoss({ db: fromPglite(lite), backend: "pglite" }),
    contentChanges,
    folder,
    close: async () => {
      await contentChanges.close();
      await db.destroy();
      unlock();
    },
  };
}

/**
 * PGlite works on this thread. When many requests wait for it, each would begin as the one before ends, and nothing else would run: so a
 * query or transaction gives its place away only after everything else has had a turn.
 */
class EmbeddedDriver extends PGliteDriver {
  override releaseConnection = () => nextTurn();
}

/** Time without an answer after which a connection is given up, in milliseconds. No query of ours takes as long. */
const SILENCE_MS = 60_000;

/** The socket of a connection. A server that vanished without a word would keep queries waiting for as long as TCP tries: a quarter of an hour. */
function socketWithTimeout(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_MS, () => {
    socket.destroy(new Error(`The database was silent for ${SILENCE_MS} ms`));
  });
  return socket;
}

function openServer(connectionString: string, onError: (error: Error) => void): Opened {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    max: CONNECTIONS,
    stream: socketWithTimeout,
  });
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

/**
 * Locks a data folder, because two processes on one embedded database corrupt it silently. The lock is an exclusive transaction on
 * an SQLite file, which ends with the process on every platform (docs/decisions/0054).
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
