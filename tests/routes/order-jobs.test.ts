import { expect, vi } from "vitest";
import { deadLetterQueue } from "#app/db/job-queue.server.ts";
import { untilEnded } from "#tests/support/jobs.ts";
import { checkoutIdOf, confirm, reachConfirmation } from "#tests/support/journey.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";

const stored = async (site: Site) =>
  JSON.stringify(await site.services.store.db.selectFrom("checkout").selectAll().execute());

test("confirmation and e-mail are retried; then the document number is deleted", async ({ site, visitor }) => {
  await site.fail({ service: "emails", path: "/api", status: 503, message: "Busy", times: 2 });
  await site.fail({ service: "alarms", path: "/confirmation", status: 500, message: "Busy", times: 1 });
  await reachConfirmation(visitor, "kit=piso");
  expect(await stored(site)).not.toContain("12345678Z");
  expect(await confirm(visitor)).toMatchObject({ location: "/gracias" });
  expect(await stored(site)).not.toContain("12345678Z");
  expect(await stored(site)).toMatch(/"sealed_document":"[\w-]{40,}"/);

  expect(await untilEnded(site.services.store, "order-email")).toEqual(["completed"]);
  expect(await untilEnded(site.services.store, "order-confirmation")).toEqual(["completed"]);
  const emails = await site.receivedBy("emails", "/api/emails-prod");
  expect(emails.map(({ status }) => status)).toEqual([503, 503, 200]);
  expect(emails[2]?.body).toEqual(emails[0]?.body);
  expect(emails[2]?.body).toMatchObject({ param3: "12345678Z" });
  expect((await site.received("/confirmation")).map(({ status }) => status)).toEqual([500, 200]);
  expect(await stored(site)).toContain('"sealed_document":null');

  const lines = site.log.lines.map(({ level, message }) => [level, message]);
  expect(lines).toContainEqual(["warn", "Email sending failed"]);
  expect(lines).toContainEqual(["warn", "A job failed"]);
  expect(lines).toContainEqual(["info", "email sent"]);

  // As when the process stopped before the job was marked as done.
  const checkoutId = await checkoutIdOf(site, visitor);
  await site.services.store.boss.send("order-email", { checkoutId }, { retryLimit: 0 });
  expect(await untilEnded(site.services.store, "order-email")).toEqual(["completed", "completed"]);
  expect(await site.receivedBy("emails", "/api/emails-prod")).toHaveLength(3);
});

test("after the last failure the job is a dead letter until it is redriven", async ({ site, visitor }) => {
  await site.fail({ service: "emails", path: "/api", status: 500, message: "Busy", times: 1 });
  const { store } = site.services;
  await store.boss.offWork("order-email");
  await reachConfirmation(visitor, "kit=chalet");
  await confirm(visitor);
  const [job] = await store.boss.findJobs<object>("order-email", { queued: true });
  if (!job) throw new Error("There is no job");
  await store.boss.update("order-email", job.data, { id: job.id, retryLimit: 0 });
  await site.restart();
  await vi.waitFor(async () => expect(await deadLetters(site)).toBe(1), SOON);
  expect(site.log.lines.filter(({ level }) => level === "error")).toEqual([
    expect.objectContaining({ message: "Email sending failed" }),
  ]);
  site.log.lines.length = 0;

  await site.services.store.boss.redrive(deadLetterQueue("order-email"));
  await vi.waitFor(
    async () =>
      expect(await site.receivedBy("emails", "/api/emails-prod")).toMatchObject([{ status: 500 }, { status: 200 }]),
    SOON,
  );
  expect(await deadLetters(site)).toBe(0);
});

async function deadLetters(site: Site): Promise<number> {
  const jobs = await site.services.store.boss.findJobs(deadLetterQueue("order-email"), { queued: true });
  return jobs.length;
}
