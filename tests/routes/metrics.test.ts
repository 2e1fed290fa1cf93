import { expect, vi } from "vitest";
import { deadLetterQueue } from "#app/db/job-queue.server.ts";
import { untilEnded } from "#tests/support/jobs.ts";
import { confirm, reachConfirmation } from "#tests/support/journey.ts";
import { serveWithoutPages } from "#tests/support/server-test.ts";
import { type Site, SOON, startSite } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const TOKEN = "a token of the monitoring";

/** Reads the metrics of the site with other settings. */
async function metrics(site: Site, settings: Partial<Site["settings"]> = {}, headers: Record<string, string> = {}) {
  const { url, close } = await serveWithoutPages(site, settings);
  const answer = await fetch(`${url}/metrics`, { headers });
  const text = await answer.text();
  await close();
  return { status: answer.status, type: answer.headers.get("Content-Type"), lines: text.split("\n") };
}

test("metrics count calls by outcome, failed jobs and dead letters, without personal data", async ({ site }) => {
  await site.fail({ service: "alarms", path: "/confirmation", status: 500, message: "Busy", times: 1 });
  const visitor = new Visitor(site.context);
  await reachConfirmation(visitor, "kit=piso");
  await confirm(visitor);
  await untilEnded(site.services.store, "order-confirmation");
  const { boss } = site.services.store;
  await boss.send("order-email", { checkoutId: "none" }, { retryLimit: 0 });
  await vi.waitFor(
    async () => expect(await boss.findJobs(deadLetterQueue("order-email"), { queued: true })).toHaveLength(1),
    SOON,
  );
  site.log.lines.length = 0;

  const { type, lines } = await metrics(site);
  expect(type).toMatch(/^text\/plain;.* version=0\.0\.4/);
  expect(lines).toContain('shop_backend_call_seconds_count{call="order",outcome="ok"} 1');
  expect(lines).toContain('shop_backend_call_seconds_count{call="confirmation",outcome="500"} 1');
  expect(lines).toContain('shop_backend_call_seconds_count{call="confirmation",outcome="ok"} 1');
  expect(lines).toContain('shop_job_failures_total{queue="order-confirmation",last="false"} 1');
  expect(lines).toContain('shop_job_failures_total{queue="order-email",last="true"} 1');
  expect(lines).toContain("shop_store_up 1");
  expect(lines).toContain('shop_jobs{queue="order-email-dead",state="created"} 1');
  expect(lines).toContain('shop_jobs{queue="lead-call-dead",state="created"} 0');
  expect(lines).toContain('shop_jobs{queue="withdrawal-dead",state="created"} 0');
  expect(lines).toContain('shop_jobs{queue="lead-call",state="created"} 1');
  expect(lines).toContain('shop_jobs{queue="lead-call",state="cancelled"} 1');
  expect(lines.join("\n")).not.toMatch(/Ane|600123456|12345678Z/);
});

test("while the database is down the metrics hold everything else", async () => {
  const other = await startSite();
  await other.close();
  const { status, lines } = await metrics(other);
  expect(status).toBe(200);
  expect(lines).toContain("shop_store_up 0");
  expect(lines.filter((line) => line.startsWith("shop_jobs{"))).toEqual([]);
});

test.for([
  ["in production without a token", { appEnv: "prod" }, {}, 404],
  ["in production without the token in the request", { appEnv: "prod", metricsToken: TOKEN }, {}, 401],
  ["with a wrong token", { metricsToken: TOKEN }, { Authorization: "Bearer no token of the monitoring" }, 401],
  ["with the token", { appEnv: "prod", metricsToken: TOKEN }, { Authorization: `Bearer ${TOKEN}` }, 200],
] as const)("metrics are not public: %s", async ([_name, settings, headers, status], { site }) => {
  expect((await metrics(site, settings, headers)).status).toBe(status);
});
