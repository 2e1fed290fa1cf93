import { describe, expect, vi } from "vitest";
import { LEAD_RECOVERY } from "#app/checkout/jobs/queries.ts";
import { action, loader } from "#app/routes/checkout.tsx";
import { PERSONAL } from "#tests/support/checkout-fields.ts";
import { untilEnded } from "#tests/support/jobs.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { freePort } from "#tests/support/processes.ts";
import { serve } from "#tests/support/serve.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { test as siteTest } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const nodePort = await freePort();
const test = siteTest.extend("env", { scope: "file" }, () => ({
  ABANDONMENT_DELAY_MS: "500",
  NODE_API_URL: `http://127.0.0.1:${nodePort}`,
}));

async function leave(site: Site, fields: Record<string, string> = {}): Promise<void> {
  const visitor = new Visitor(site.context);
  await visitor.get(loader, "/checkout?kit=piso");
  expect(await visitor.post(action, "/checkout", { ...PERSONAL, ...fields })).toMatchObject({ status: 303 });
}

test("a lead that could not be sent is sent once, when the service is back", async ({ site }) => {
  await leave(site);
  await vi.waitFor(
    () => expect(site.log.lines).toContainEqual(expect.objectContaining({ level: "warn", message: "A job failed" })),
    SOON,
  );
  const paths: string[] = [];
  const service = await serve((request, response) => {
    paths.push(`${request.method} ${request.url}`);
    response.end("{}");
  }, nodePort);
  expect(await untilEnded(site.services.store, "lead-call")).toEqual(["completed"]);
  expect(paths).toEqual(["POST /abandonedcart"]);
  await service.close();
});

describe("leads that need consent (docs/rules.md#commercial-consent)", () => {
  test.beforeAll(async ({ site }) => {
    await lakeClient(site.sandbox.url).patch("settings").set({ leadRecoveryNeedsConsent: true }).commit();
    await vi.waitFor(
      async () =>
        expect(await site.services.content.fetch(LEAD_RECOVERY)).toMatchObject({ leadRecoveryNeedsConsent: true }),
      SOON,
    );
  });

  test.for([
    ["who does not consent is no lead", {}, 0],
    ["who consents is a lead", { commercialConsent: "on" }, 1],
  ] as const)("a visitor %s", async ([_name, fields, expected], { site }) => {
    await leave(site, fields);
    await untilEnded(site.services.store, "lead-email");
    expect(await site.receivedBy("emails", "/api/emails-prod")).toHaveLength(expected);
  });
});
