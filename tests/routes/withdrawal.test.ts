import { randomUUID } from "node:crypto";
import { describe, expect, vi } from "vitest";
import { deletePersonalData } from "#app/checkout/jobs/retention.server.ts";
import { deadLetterQueue } from "#app/db/job-queue.server.ts";
import { action, loader } from "#app/routes/withdrawal.tsx";
import { loader as received } from "#app/routes/withdrawal-received.tsx";
import { pageContext } from "#server/services.ts";
import { PERSONAL } from "#tests/support/checkout-fields.ts";
import { confirm, reachConfirmation } from "#tests/support/journey.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { test as siteTest } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const PATH = "/desistimiento";
const RECEIPT = "/desistimiento/recibido";
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Of one IP address in ten minutes (docs/rules.md#request-limits). */
const MAX_WITHDRAWALS = 60;

/** Each test begins without withdrawals, and has words of its own: the same words are the same withdrawal. */
const test = siteTest
  .extend("env", { scope: "file" }, () => ({ TRUSTED_PROXIES: "1" }))
  .extend("empty", { auto: true }, async ({ site }) => {
    await site.services.store.db.deleteFrom("withdrawal").execute();
  })
  .extend("words", () => ({ name: "Ane López", contract: randomUUID(), email: "ane@example.com" }));

const stored = (site: Site) => site.services.store.db.selectFrom("withdrawal").selectAll().execute();

/** Waits until the company has a number of requests with withdrawals. */
const untilSent = (site: Site, requests: number) =>
  vi.waitFor(async () => {
    const sent = await site.receivedBy("node", "/withdrawal");
    expect(sent).toHaveLength(requests);
    expect((await stored(site)).filter(({ sent_at }) => sent_at === null)).toEqual([]);
    return sent;
  }, SOON);

describe("a withdrawal", () => {
  test("is shown first, and only its confirmation counts", async ({ site, visitor, words }) => {
    for (const intent of ["review", "correct"]) {
      const answer = await visitor.post(action, PATH, { intent, ...words });
      expect(answer).toMatchObject({ status: 200, data: { step: intent, withdrawal: words } });
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
    expect((await visitor.post(action, PATH, words)).status).toBe(400);
    expect(await stored(site)).toEqual([]);
  });

  test.for([
    [PATH, RECEIPT, "es", "Yo, Ane López, comunico que desisto de mi contrato de alarma: "],
    [`/eu${PATH}`, `/eu${RECEIPT}`, "eu", "Nik, Ane López naizen honek, jakinarazten dut"],
  ] as const)("from %s reaches the company once, with its acknowledgement", async (cells, { site, visitor, words }) => {
    const [path, receipt, locale, statement] = cells;
    const confirm = { intent: "confirm", ...words, receivedAt: "2020-01-01", "name[1]": "x", __intent__: "x" };
    const answers = await Promise.all([visitor.post(action, path, confirm), visitor.post(action, path, confirm)]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 303, location: receipt });
    const [request] = await untilSent(site, 1);
    const [row] = await stored(site);
    const { acknowledgement, ...body } = request?.body ?? {};
    expect(body).toEqual({ ...words, locale, receivedAt: row?.received_at.toISOString(), brand: "HOMEGO" });
    expect(acknowledgement).toEqual({
      subject: expect.stringMatching(/\S/),
      text: expect.stringMatching(new RegExp(`^${statement}.*${words.contract}.*\n\n.*\\d{4}.*\\d:\\d\\d`)),
    });
    expect(request?.headers["idempotency-key"]).toMatch(/^[\w-]{36}$/);
    expect((await visitor.get(received, receipt)).data).toMatchObject({
      withdrawal: words,
      moment: expect.stringMatching(/\d{4}.*\d\d?:\d\d/),
    });
  });

  test("is stored encrypted, and shown to nobody else", async ({ site, visitor, words }) => {
    await visitor.post(action, PATH, { intent: "confirm", ...words });
    await untilSent(site, 1);
    const other = new Visitor(site.context);
    expect(await other.get(received, RECEIPT)).toMatchObject({ status: 303, location: PATH });
    const seen = JSON.stringify([await stored(site), site.log.lines]);
    for (const word of Object.values(words)) expect(seen).not.toContain(word);
  });

  test("is refused with what was typed after too many of one address", async ({ site, words }) => {
    const context = await pageContext(site.services, { address: "203.0.113.71" });
    for (let count = 0; count < MAX_WITHDRAWALS; count++) await context.rateLimits.count("withdrawal");
    const post = (intent: string) => new Visitor(context).post(action, PATH, { intent, ...words });
    const refused = await post("confirm");
    expect(refused).toMatchObject({ status: 429, data: { step: "rejected", reply: { initialValue: words } } });
    expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect((await post("review")).status).toBe(200);
    expect(await stored(site)).toEqual([]);
  });

  test("waits for a company that cannot be reached", async ({ site, visitor, words }) => {
    await site.fail({ service: "node", path: "/withdrawal", broken: "garbage", times: 1 });
    await site.fail({ service: "node", path: "/withdrawal", status: 503, message: "Busy", times: 1 });
    expect(await visitor.post(action, PATH, { intent: "confirm", ...words })).toMatchObject({ location: RECEIPT });
    expect((await visitor.get(received, RECEIPT)).data).toMatchObject({ withdrawal: words });
    const requests = await untilSent(site, 3);
    expect(requests.map(({ status }) => status)).toEqual([200, 503, 200]);
    expect(new Set(requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    const logged = JSON.stringify(site.log.lines);
    for (const word of Object.values(words)) expect(logged).not.toContain(word);
  });

  test("that the company does not take ends as a dead letter", async ({ site, visitor, words }) => {
    const { boss } = site.services.store;
    await site.fail({ service: "node", path: "/withdrawal", status: 503, message: "Busy", times: 2 });
    await visitor.post(action, PATH, { intent: "confirm", ...words });
    const [row] = await stored(site);
    await boss.send("withdrawal", { withdrawalId: row?.id }, { retryLimit: 0 });
    await vi.waitFor(
      async () => expect(await boss.findJobs(deadLetterQueue("withdrawal"), { queued: true })).toHaveLength(1),
      SOON,
    );
    expect(site.log.lines).toContainEqual(
      expect.objectContaining({ level: "error", facts: expect.objectContaining({ queue: "withdrawal" }) }),
    );
    await untilSent(site, 3);
    site.log.lines.length = 0;
  });

  test("is deleted once the company has had it as long as other personal data", async ({ site, visitor, words }) => {
    const { store, personalDataDays } = site.services;
    await visitor.post(action, PATH, { intent: "confirm", ...words });
    await untilSent(site, 1);
    const keepsAfter = async (sent_at: Date | null) => {
      await store.db.updateTable("withdrawal").set({ sent_at }).execute();
      await deletePersonalData(site.services);
      return (await stored(site)).length;
    };
    expect(await keepsAfter(new Date(Date.now() - (personalDataDays - 1) * DAY_MS))).toBe(1);
    expect(await keepsAfter(null)).toBe(1);
    expect(await keepsAfter(new Date(Date.now() - (personalDataDays + 1) * DAY_MS))).toBe(0);
  });
});

test.for([
  [{ name: "" }, { name: ["errors:required"] }],
  [{ contract: "   " }, { contract: ["errors:required"] }],
  [{ email: "ane@" }, { email: ["errors:email"] }],
  [{ contract: "x".repeat(121) }, { contract: ["errors:tooLong"] }],
] as const)("a refused form keeps its values: %j", async ([fields, errors], { site, visitor, words }) => {
  for (const intent of ["review", "confirm"]) {
    const { status, data } = await visitor.post(action, PATH, { intent, ...words, ...fields });
    expect(status).toBe(400);
    expect(data).toMatchObject({ step: "rejected", reply: { error: errors } });
  }
  expect(await stored(site)).toEqual([]);
});

test("an order of this browser fills in the form; without one it is empty", async ({ site, visitor }) => {
  expect((await visitor.get(loader, PATH)).data?.known).toEqual({});
  await reachConfirmation(visitor, "kit=piso");
  expect((await visitor.get(loader, PATH)).data?.known).toEqual({});
  await confirm(visitor);
  const [order] = await site.services.store.db.selectFrom("checkout").select("order_id").execute();
  const page = await visitor.get(loader, PATH);
  expect(page.data?.known).toEqual({ contract: order?.order_id, name: PERSONAL.name, email: PERSONAL.email });
  expect(page.headers.get("Cache-Control")).toBe("no-store");
});
