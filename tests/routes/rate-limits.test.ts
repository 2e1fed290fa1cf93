import type { AppLoadContext } from "@remix-run/node";
import { describe, expect } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { action as search } from "#app/routes/resources/streets.ts";
import { pageContext } from "#server/services.ts";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { readPage } from "#tests/support/html.ts";
import { reachConfirmation } from "#tests/support/journey.ts";
import { type Pages, test as pagesTest } from "#tests/support/pages-test.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

const test = pagesTest.extend("env", { scope: "file" }, () => ({ TRUSTED_PROXIES: "1" }));

const TOO_OFTEN = "errors:tooOften";
/** Requests of one IP address in ten minutes (docs/decisions/0032). */
const LIMITS = { steps: 120, callbacks: 30, streets: 1200 };
const CALLBACK = { intent: "callback", name: "Ane", phone: "600123456", consent: "on", place: "/" };

/** The load context of a request from an IP address. */
const contextOf = (site: Site, address: string): Promise<AppLoadContext> => pageContext(site.services, { address });

describe("the first two steps", () => {
  test("are refused with the typed values; an order at step 3 is accepted", async ({ site }) => {
    const context = await contextOf(site, "192.0.2.1");
    const buyer = new Visitor(context);
    await reachConfirmation(buyer, "kit=chalet");
    const robot = new Visitor(context);
    await robot.get(loader, "/checkout?kit=chalet");
    for (let count = 2; count < LIMITS.steps; count++) {
      expect((await robot.post(action, "/checkout", PERSONAL)).status).toBe(303);
    }

    for (const [visitor, step] of [
      [robot, PERSONAL],
      [buyer, ADDRESS],
    ] as const) {
      const { status, data } = await visitor.post(action, "/checkout", step);
      expect(status).toBe(400);
      expect(data).toMatchObject({ step: step.intent, reply: { error: { "": [TOO_OFTEN] }, initialValue: step } });
    }
    expect(await site.received("/customer")).toHaveLength(LIMITS.steps - 1);
    expect(await site.received("/address")).toHaveLength(1);

    expect((await buyer.post(action, "/checkout", CLIENT_CONFIRMATION)).location).toBe("/gracias");
    expect(await site.received("/order")).toHaveLength(1);
    const other = new Visitor(await contextOf(site, "192.0.2.2"));
    await other.get(loader, "/checkout?kit=chalet");
    expect((await other.post(action, "/checkout", PERSONAL)).status).toBe(303);
  });

  test("do not count invalid forms", async ({ site }) => {
    const visitor = new Visitor(await contextOf(site, "192.0.2.3"));
    await visitor.get(loader, "/checkout?kit=chalet");
    for (let count = 0; count < LIMITS.steps; count++) {
      await visitor.post(action, "/checkout", { ...PERSONAL, email: "ane" });
    }
    expect((await visitor.post(action, "/checkout", PERSONAL)).status).toBe(303);
  });
});

describe("call-backs", () => {
  /** Sends a request through a reverse proxy, which appends the client's address. */
  async function ask(site: Site, pages: Pages, forwardedFor: string) {
    const { origin, host } = new URL(site.settings.siteUrl);
    const headers = { Origin: origin, "X-Forwarded-Host": host, "X-Forwarded-For": forwardedFor };
    const body = new URLSearchParams(CALLBACK);
    const answer = await fetch(`${pages.url}/te-llamamos`, { method: "POST", headers, body, redirect: "manual" });
    return { status: answer.status, html: await answer.text() };
  }

  test("are refused on their page, also with a forged address", async ({ site, pages }) => {
    for (let count = 0; count < LIMITS.callbacks; count++)
      expect((await ask(site, pages, `10.0.0.${count}, 192.0.2.4`)).status).toBe(303);
    const { status, html } = await ask(site, pages, "10.0.1.1, 192.0.2.4");
    expect(status).toBe(400);
    expect(html).toContain("Desde tu conexión han llegado demasiados intentos seguidos.");
    expect(readPage(html).querySelector('input[name="phone"]')?.getAttribute("value")).toBe("600123456");
    expect(await site.receivedBy("node", "/callback")).toHaveLength(LIMITS.callbacks);
    expect((await ask(site, pages, "192.0.2.5")).status).toBe(303);
  });
});

test("too many street searches are answered with 429", async ({ site }) => {
  const context = await contextOf(site, "192.0.2.6");
  const ask = () => {
    const body = new URLSearchParams({ text: "calle somera" });
    return search({
      request: new Request("http://localhost:3000/calles", { method: "POST", body }),
      params: {},
      context,
    });
  };
  for (let count = 0; count < LIMITS.streets; count++) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test("nothing is limited without TRUSTED_PROXIES", async () => {
  const open = await startSite();
  const context = await pageContext(open.services, { address: "192.0.2.7" });
  for (let count = 0; count <= LIMITS.callbacks; count++) expect(await context.checkRateLimit("callback")).toBe(true);
  await open.close();
});
