import type { PGlite } from "@electric-sql/pglite";
import type { Kysely } from "kysely";
import pg from "pg";
import { databaseTime } from "./checkouts.server.ts";
import type { Database } from "./database.ts";

/** Notifies every instance of the site that the content changed. The instances share only PostgreSQL. */
export interface ContentChanges {
  /** @throws when the database cannot be reached. */
  notify(): Promise<void>;
  /** @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = "content_changed";
const RETRY_MS = 1_000;

/** Notifications of the embedded database, for a single process. */
export async function embeddedContentChanges(lite: PGlite): Promise<ContentChanges> {
  const listeners = new Set<() => void>();
  const unlisten = await lite.listen(CHANNEL, () => callAll(listeners));
  return {
    notify: async () => {
      await lite.query("SELECT pg_notify($1, '')", [CHANNEL]);
    },
    subscribe: (listener) => add(listeners, listener),
    close: () => unlisten(),
  };
}

/**
 * Notifications of a PostgreSQL server, on their own connection, which reconnects when it breaks. Notifications sent while
 * it is down are lost, so a reconnection counts as a notification.
 */
export function serverContentChanges(
  pool: pg.Pool,
  connectionString: string,
  onError: (error: Error) => void,
): ContentChanges {
  const listeners = new Set<() => void>();
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const connection = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      // It only listens. Without these, a server that vanished would not be missed for two hours.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = connection;
    const ended = new Promise((resolve) => connection.once("end", resolve));
    connection.on("notification", () => callAll(listeners));
    connection.on("error", onError);
    try {
      await connection.connect();
      await connection.query(`LISTEN ${CHANNEL}`);
      callAll(listeners);
      await ended;
    } finally {
      // A server in recovery takes the connection and refuses LISTEN. Whatever broke a connection is reported already.
      await connection.end().catch(() => undefined);
    }
  };
  /** The only place that reconnects: a failed connection emits both an error and an end. */
  const listen = () => {
    if (isClosed) return;
    connect()
      .catch(onError)
      .finally(() => {
        if (!isClosed) timer = setTimeout(listen, RETRY_MS);
      });
  };
  listen();
  return {
    notify: async () => {
      await pool.query("SELECT pg_notify($1, '')", [CHANNEL]);
    },
    subscribe: (listener) => add(listeners, listener),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function add(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function callAll(listeners: Set<() => void>): void {
  for (const listener of listeners) listener();
}

/** Whether an instance has taken the call with a signature. */
export async function isTakenCall(db: Kysely<Database>, signature: string): Promise<boolean> {
  const taken = await db
    .selectFrom("webhook_call")
    .select("signature")
    .where("signature", "=", signature)
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Records a call that was taken, and forgets those whose signature is too old to be valid.
 *
 * @param maxAgeMs how far the time in a signature may be from now, in milliseconds.
 */
export async function recordCall(db: Kysely<Database>, signature: string, maxAgeMs: number): Promise<void> {
  // A signature of the future stays valid for twice that time.
  await db
    .deleteFrom("webhook_call")
    .where("received_at", "<", databaseTime(-2 * maxAgeMs))
    .execute();
  await db
    .insertInto("webhook_call")
    .values({ signature })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
