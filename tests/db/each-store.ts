import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { openStore, type Store } from "#app/db/store.server.ts";
import { copyEmptyStore } from "#tests/support/empty-store.ts";
import { startPostgres } from "#tests/support/postgres.ts";

/** The same store, embedded and on a server, must behave alike. */
const DATABASES = {
  embedded: async () => ({ databaseUrl: undefined, stop: async () => undefined }),
  "on a PostgreSQL server": async () => {
    const { url, stop } = await startPostgres();
    return { databaseUrl: url, stop };
  },
};

/** The store that is open, and how to open it anew. */
export interface OpenStore {
  current: () => Store;
  restart: () => Promise<void>;
}

/** Runs the tests against a store in each database. None of them may see an error of the store's own. */
export function describeEachStore(subject: string, tests: (store: OpenStore) => void): void {
  describe.each(Object.entries(DATABASES))(`${subject}, %s`, (_name, startDatabase) => {
    let store: Store;
    let open: () => Promise<Store>;
    let close: () => Promise<void>;
    const errors: Error[] = [];

    beforeAll(async () => {
      const { databaseUrl, stop } = await startDatabase();
      const dataDir = await mkdtemp(join(tmpdir(), "store-"));
      if (databaseUrl === undefined) await copyEmptyStore(dataDir);
      open = () => openStore({ databaseUrl, dataDir }, (error) => errors.push(error));
      store = await open();
      close = async () => {
        await store.close();
        await stop();
        await rm(dataDir, { recursive: true, force: true });
      };
    });

    afterAll(async () => {
      await close();
      expect(errors).toEqual([]);
    });

    tests({
      current: () => store,
      restart: async () => {
        await store.close();
        store = await open();
      },
    });
  });
}
