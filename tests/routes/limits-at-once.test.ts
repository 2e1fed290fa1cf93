import type { AppLoadContext } from "@remix-run/node";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import type { RateLimitedAction } from "#app/context.ts";
import type { Store } from "#app/db/store.server.ts";
import { action as callback } from "#app/routes/callback.tsx";
import { action as checkout, loader } from "#app/routes/checkout.tsx";
import { action as feedback } from "#app/routes/feedback.tsx";
import { action as answers } from "#app/routes/resources/answers.ts";
import { action as search } from "#app/routes/resources/streets.ts";
import { action as withdrawal } from "#app/routes/withdrawal.tsx";
import { createRateLimits } from "#server/rate-limits.ts";
import { pageContext } from "#server/services.ts";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { checkoutIdOf, reachAddress, reachConfirmation } from "#tests/support/journey.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { serveWithoutPages } from "#tests/support/server-test.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { test as siteTest } from "#tests/support/site-test.ts";
import { createTestLog } from "#tests/support/test-log.ts";
import { Visitor } from "#tests/support/visitor.ts";

const SECRETS = { SESSION_SECRETS: "a-secret-of-two-instances-0123456789", TRUSTED_PROXIES: "1" };

/** Two instances of the site on one PostgreSQL server, with the sandbox of the first. */
const test = siteTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are needed.
  .extend("database", { scope: "file" }, async ({}, { onCleanup }) => {
    const database = await startPostgres();
    onCleanup(database.stop);
    return database;
  })
  .extend("env", { scope: "file" }, ({ database }) => ({ ...SECRETS, DATABASE_URL: database.url }))
  .extend("second", { scope: "file" }, async ({ env, site }, { onCleanup }) => {
    const second = await startSite({ ...env, SANDBOX_PORT: new URL(site.sandbox.url).port });
    onCleanup(second.close);
    for (const { services } of [site, second]) await openConnections(services.store.db);
    return second;
  });

/** Opens all connections, which takes a slow machine longer than a request waits for its count. */
const openConnections = (db: Store["db"]) =>
  Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.2)`.execute(db)));

const AT_ONCE = 100;
/** How many of them the limit lets pass. */
const LEFT = 20;

interface Limited {
  action: RateLimitedAction;
  /** Requests of an IP address, or of a checkout, in ten minutes (docs/rules.md#request-limits). */
  limit: number;
  /** How far the visitors are before; all of them are the same one where a checkout is limited. */
  prepare?: (visitor: Visitor) => Promise<unknown>;
  send: (visitor: Visitor, index: number) => Promise<{ status: number }>;
}

const open = (visitor: Visitor) => visitor.get(loader, "/checkout?kit=piso");
const toAddress = (visitor: Visitor) => reachAddress(visitor, "kit=piso");
const toConfirmation = (visitor: Visitor) => reachConfirmation(visitor, "kit=piso");
const post = (fields: Record<string, string>) => (visitor: Visitor) => visitor.post(checkout, "/checkout", fields);
const invalid = post({ ...PERSONAL, email: "no" });
const guess = (visitor: Visitor, index: number) =>
  post({ ...CLIENT_CONFIRMATION, promotion: `alarmasyoigo${index}` })(visitor);
const searchStreet = (visitor: Visitor) => visitor.post(search, "/calles", { text: "calle somera" });

const OF_ADDRESSES: Limited[] = [
  { action: "form", limit: 600, prepare: open, send: invalid },
  { action: "step", limit: 120, prepare: open, send: post(PERSONAL) },
  { action: "promotion", limit: 120, prepare: toConfirmation, send: guess },
  { action: "street", limit: 1200, send: searchStreet },
  {
    action: "callback",
    limit: 30,
    send: (visitor) =>
      visitor.post(callback, "/te-llamamos", {
        ...{ intent: "callback", name: "Ane", phone: "600123456", consent: "on", place: "/" },
      }),
  },
  {
    action: "withdrawal",
    limit: 60,
    send: (visitor, index) =>
      visitor.post(withdrawal, "/desistimiento", {
        ...{ intent: "confirm", name: "Ane", contract: `ord-${index}`, email: "ane@example.com" },
      }),
  },
  {
    action: "vote",
    limit: 240,
    send: (visitor) =>
      visitor.post(feedback, "/valoracion", { about: "ayuda-respuesta:sin-luz", back: "/ayuda", answer: "YES" }),
  },
  {
    action: "answers",
    limit: 1200,
    send: (visitor) => visitor.post(answers, "/respuestas", { answers: "?lugar=casa" }),
  },
];

const OF_CHECKOUTS: Limited[] = [
  { action: "form", limit: 200, prepare: toAddress, send: invalid },
  { action: "step", limit: 60, prepare: toAddress, send: post(ADDRESS) },
  { action: "promotion", limit: 20, prepare: toConfirmation, send: guess },
  { action: "street", limit: 300, prepare: toAddress, send: searchStreet },
];

/** Counts until a number of requests is left. */
async function leave(left: number, site: Site, { action, limit }: Limited, sender: object): Promise<void> {
  const limits = createRateLimits(site.services.store.db, site.settings.sessionSecrets[0], createTestLog());
  for (let count = left; count < limit; count++) expect(await limits[action].count(sender)).toBe(0);
}

/** A visitor with the same cookies at another instance, or from another address. */
function sameVisitor(visitor: Visitor, context: AppLoadContext): Visitor {
  const same = new Visitor(context);
  for (const [name, value] of visitor.cookies) same.cookies.set(name, value);
  return same;
}

const refuseOrders = (site: Site) =>
  site.fail({ service: "alarms", path: "/address", times: AT_ONCE, status: 400, message: "Unknown promotion" });

/** The statuses, without those of requests that were refused. Fails if a count failed: then each instance counts for itself. */
async function passed(sites: Site[], requests: Promise<{ status: number }>[]): Promise<number[]> {
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  const failed = sites.flatMap(({ log }) => log.lines.filter(({ message }) => message.startsWith("The shared rate")));
  expect(failed).toEqual([]);
  return statuses.filter((status) => status !== 429);
}

describe(`${AT_ONCE} requests at once over two instances: the limit lets pass what is left of it`, () => {
  test.for(OF_ADDRESSES)("$action, of an IP address: $limit", async (limited, { site, second }) => {
    const address = `192.0.2.${OF_ADDRESSES.indexOf(limited)}`;
    const visitors: Visitor[] = [];
    for (let number = 0; number < AT_ONCE; number++) {
      const visitor = new Visitor(site.context);
      await limited.prepare?.(visitor);
      const { services } = number % 2 ? second : site;
      visitors.push(sameVisitor(visitor, await pageContext(services, { address })));
    }
    await leave(LEFT, site, limited, { address });
    if (limited.action === "promotion") await refuseOrders(site);
    expect(await passed([site, second], visitors.map(limited.send))).toHaveLength(LEFT);
    if (limited.action === "promotion") expect(await site.received("/order")).toHaveLength(LEFT);
  });

  test.for(OF_CHECKOUTS)("$action, of a checkout: $limit", async (limited, { site, second }) => {
    const visitor = new Visitor(site.context);
    await limited.prepare?.(visitor);
    await leave(LEFT, site, limited, { checkoutId: await checkoutIdOf(site, visitor) });
    const before = (await site.received("/address")).length;
    if (limited.action === "promotion") await refuseOrders(site);
    const visitors = Array.from({ length: AT_ONCE }, (_, number) =>
      sameVisitor(visitor, (number % 2 ? second : site).context),
    );
    // The visitor's first step counts as well.
    const left = limited.action === "step" ? LEFT - 1 : LEFT;
    expect(await passed([site, second], visitors.map(limited.send))).toHaveLength(left);
    if (limited.action === "step") expect(await site.received("/address")).toHaveLength(before + left);
    if (limited.action === "promotion") expect(await site.received("/order")).toHaveLength(LEFT);
  });

  test("wrong secrets of the Studio, of an IP address: 30", async ({ site, second }) => {
    const servers = [await serveWithoutPages(site), await serveWithoutPages(second)];
    const headers = { "X-Forwarded-For": "192.0.2.200", Connection: "close" };
    const ask = (_: unknown, number: number) => {
      const secret = `a-wrong-secret-of-the-studio-${number}`;
      const url = servers[number % 2]?.url;
      return number % 4 < 2
        ? fetch(`${url}/counts`, { headers: { ...headers, Authorization: `Bearer ${secret}` } })
        : fetch(`${url}/preview/enable?sanity-preview-secret=${secret}`, { headers });
    };
    expect(await passed([site, second], Array.from({ length: AT_ONCE }, ask))).toEqual(Array(30).fill(401));
    for (const { close } of servers) await close();
  });
});
