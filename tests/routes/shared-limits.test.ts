import { afterAll, beforeAll, expect, test } from "vitest";
import { servePages } from "#tests/support/pages.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startSite } from "#tests/support/site.ts";

const CALLBACKS = 30;
const CALLBACK = { intent: "callback", name: "Ane", phone: "600123456", consent: "on", place: "/" };

const closing: (() => Promise<void>)[] = [];
let servers: Awaited<ReturnType<typeof startServer>>[];

beforeAll(async () => {
  const database = await startPostgres();
  closing.push(database.stop);
  servers = [await startServer(database.url), await startServer(database.url)];
});

afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** The same on all instances: the senders of requests are stored as keyed hashes. */
const SESSION_SECRETS = "a-secret-that-all-instances-have-in-common";

/** Starts a server of the site on a database. */
async function startServer(databaseUrl: string) {
  const site = await startSite({ DATABASE_URL: databaseUrl, TRUSTED_PROXIES: "1", SESSION_SECRETS });
  closing.push(site.close);
  const pages = await servePages(site);
  closing.push(pages.close);
  const headers = { Origin: site.settings.siteUrl, "X-Forwarded-For": "192.0.2.4" };
  return {
    ask: async () => {
      const body = new URLSearchParams(CALLBACK);
      return await fetch(`${pages.url}/te-llamamos`, { method: "POST", headers, body, redirect: "manual" });
    },
    received: async () => (await site.receivedBy("node", "/callback")).length,
  };
}

test("two servers on one database share a limit", async () => {
  for (let asked = 0; asked < CALLBACKS / 2; asked++) {
    for (const { ask } of servers) expect((await ask()).status).toBe(303);
  }
  for (const { ask } of servers) {
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  }
  const received = await Promise.all(servers.map((server) => server.received()));
  expect(received.reduce((sum, count) => sum + count)).toBe(CALLBACKS);
});
