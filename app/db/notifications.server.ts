import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** What one instance tells all the others: that the content has changed. PostgreSQL is all that they share. */
export interface Notifications {
  /** @throws when the database cannot be reached. */
  notify(): Promise<void>;
  /** @returns a function that stops listening. */
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = "content_changed";
const RETRY_MS = 1_000;

/** For the embedded database, which has one process. */
export async function embeddedNotifications(lite: PGlite): Promise<Notifications> {
  const listeners = new Set<() => void>();
  const unlisten = await lite.listen(CHANNEL, () => tell(listeners));
  return {
    notify: async () => {
      await lite.query("SELECT pg_notify($1, '')", [CHANNEL]);
    },
    subscribe: (listener) => add(listeners, listener),
    close: () => unlisten(),
  };
}

/**
 * For a server: a connection of its own listens, and is made again when it breaks. What was announced meanwhile nobody knows, so
 * the listeners are told as if something had been.
 */
export function serverNotifications(
  pool: pg.Pool,
  connectionString: string,
  onError: (error: Error) => void,
): Notifications {
  const listeners = new Set<() => void>();
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const connection = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client = connection;
    const ended = new Promise((resolve) => connection.once("end", resolve));
    connection.on("notification", () => tell(listeners));
    connection.on("error", onError);
    await connection.connect();
    await connection.query(`LISTEN ${CHANNEL}`);
    tell(listeners);
    await ended;
  };
  /** The one place that tries again: a connection that cannot be made both fails and ends. */
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

function tell(listeners: Set<() => void>): void {
  for (const listener of listeners) listener();
}
