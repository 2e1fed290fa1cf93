import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { openStore, type Store } from "#app/db/store.server.ts";
import { copyEmptyStore, SECRETS } from "#tests/support/empty-store.ts";
import { startPostgres } from "#tests/support/postgres.ts";

/** Both databases must behave the same. */
const DATABASES = {
  embedded: async () => ({ databaseUrl: undefined, stop: async () => undefined }),
  "on a PostgreSQL server": async () => {
    const { url, stop } = await startPostgres();
    return { databaseUrl: url, stop };
  },
};

/** The open store of a describe block. */
interface OpenStore extends Pick<Store, "db" | "boss"> {
  /** Whether it has the clock of this process. */
  isEmbedded: boolean;
  restart: () => Promise<void>;
}

/** Runs tests on each database. They fail if the store reports an error. */
export function describeEachStore(subject: string, tests: (store: OpenStore) => void): void {
  describe.each(Object.entries(DATABASES))(`${subject}, %s`, (name, startDatabase) => {
    let store: Store;
    let open: () => Promise<Store>;
    let close: () => Promise<void>;
    const errors: Error[] = [];

    beforeAll(async () => {
      const { databaseUrl, stop } = await startDatabase();
      const dataDir = await mkdtemp(join(tmpdir(), "store-"));
      if (databaseUrl === undefined) await copyEmptyStore(dataDir);
      open = () => openStore({ databaseUrl, dataDir, sessionSecrets: SECRETS }, (error) => errors.push(error));
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
      isEmbedded: name === "embedded",
      get db() {
        return store.db;
      },
      get boss() {
        return store.boss;
      },
      restart: async () => {
        await store.close();
        store = await open();
      },
    });
  });
}
