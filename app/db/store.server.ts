import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { fromPglite, PgBoss } from "pg-boss";
import type { Database } from "./database.ts";
import { lockFolder } from "./lock.server.ts";
import { migrations } from "./migrations.ts";
import { embeddedNotifications, type Notifications, serverNotifications } from "./notifications.server.ts";

export interface StoreSettings {
  /** PostgreSQL; unset = embedded in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
}

/** The door to PostgreSQL: rows through Kysely, jobs through pg-boss, in one database. */
export interface Store {
  db: Kysely<Database>;
  boss: PgBoss;
  /** Word to every instance of the site. */
  notifications: Notifications;
  close(): Promise<void>;
}

/** How long a stop waits for jobs that are running, in milliseconds; one that is cut off is tried again. */
const JOB_GRACE_MS = 4_000;

/**
 * Opens the database, brings its shape up to date and starts the job queue.
 *
 * @param onError told of what breaks in the background: an idle connection, the job queue.
 * @throws when the database cannot be reached or migrated, or when another process holds the embedded one.
 */
export async function openStore(settings: StoreSettings, onError: (error: Error) => void): Promise<Store> {
  const { db, createBoss, notifications, close } = settings.databaseUrl
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
      notifications,
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
  notifications: Notifications;
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
  const notifications = await embeddedNotifications(lite);
  return {
    db,
    createBoss: () => new PgBoss({ db: fromPglite(lite), backend: "pglite" }),
    notifications,
    close: async () => {
      await notifications.close();
      await db.destroy();
      unlock();
    },
  };
}

function openServer(connectionString: string, onError: (error: Error) => void): Opened {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on("error", onError);
  // One that breaks while it is in use fails its query, whose caller tells of it; the same goes for the listener.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const notifications = serverNotifications(pool, connectionString, onError);
  return {
    db,
    createBoss: () => new PgBoss({ connectionString }),
    notifications,
    close: async () => {
      await notifications.close();
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
