import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { describe, expect, test } from "vitest";
import type { Database } from "#app/db/database.ts";
import { openStore } from "#app/db/store.server.ts";
import { createWriteProbe } from "#app/db/write-probe.server.ts";
import { SECRETS } from "#tests/support/empty-store.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { freePort } from "#tests/support/processes.ts";
import { serveWithoutPages } from "#tests/support/server-test.ts";
import { type Site, startSite } from "#tests/support/site.ts";

async function readiness(site: Site): Promise<{ status: number; missing: string[] }> {
  const server = await serveWithoutPages(site);
  const answer = await fetch(`${server.url}/readyz`);
  const { missing }: { missing: string[] } = await answer.json();
  await server.close();
  return { status: answer.status, missing };
}

const READY = { status: 200, missing: [] };

describe("an instance is ready", () => {
  test("while Sanity and all backends are down, when it has copies of the content", async () => {
    const site = await startSite({ BACKEND_TIMEOUT_MS: "500" });
    expect(await readiness(site)).toEqual(READY);
    for (const service of ["lake", "alarms", "node", "services", "emails", "places"]) {
      await site.fail({ service, status: 503 });
    }
    site.services.content.clearCache();
    expect(await readiness(site)).toEqual(READY);
    await site.restart();
    expect(await readiness(site)).toEqual(READY);
    await site.close();
  });

  test("also when several ask at once, such as a load balancer and an orchestrator", async () => {
    const site = await startSite();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => readiness(site)));
      expect(answers).toEqual(Array.from({ length: 10 }, () => READY));
    }
    await site.close();
  });
});

describe("an instance is not ready", () => {
  test("without content and copies", async () => {
    const site = await startSite({ SANITY_API_HOST: `http://127.0.0.1:${await freePort()}` });
    expect(await readiness(site)).toEqual({ status: 503, missing: ["content"] });
    await site.close();
  });

  test("when its disk is full", async () => {
    const site = await startSite();
    await symlink("/dev/full", join(site.folder, "store/write-probe"));
    expect(await readiness(site)).toEqual({ status: 503, missing: ["store"] });
    await rm(join(site.folder, "store/write-probe"));
    expect(await readiness(site)).toEqual(READY);
    await site.close();
  });
});

test("a PostgreSQL server that only answers queries is not enough", async () => {
  const { url, stop } = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "readiness-"));
  const store = await openStore({ databaseUrl: url, dataDir: folder, sessionSecrets: SECRETS }, () => {});
  await store.probeWrite();
  const pool = new pg.Pool({ connectionString: `${url}?options=-c%20default_transaction_read_only%3Don` });
  const reader = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await sql`select 1`.execute(reader);
  await expect(createWriteProbe(reader)()).rejects.toThrow("read-only transaction");
  await reader.destroy();
  await store.close();
  await stop();
  await rm(folder, { recursive: true, force: true });
});
