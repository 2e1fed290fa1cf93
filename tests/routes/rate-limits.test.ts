import type { AppLoadContext } from "@remix-run/node";
import { describe, expect } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { action as feedback } from "#app/routes/feedback.tsx";
import { action as answers } from "#app/routes/resources/answers.ts";
import { action as search } from "#app/routes/resources/streets.ts";
import { pageContext } from "#server/services.ts";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { readPage, textOf } from "#tests/support/html.ts";
import { checkoutIdOf, confirm, reachAddress, reachConfirmation } from "#tests/support/journey.ts";
import { type Pages, test as pagesTest } from "#tests/support/pages-test.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

const test = pagesTest.extend("env", { scope: "file" }, () => ({ TRUSTED_PROXIES: "1" }));

const TOO_OFTEN = "errors:tooOften";
const TOO_OFTEN_TEXT = "Desde tu conexión han llegado demasiados intentos seguidos.";
/** Requests of one IP address in ten minutes (docs/rules.md#request-limits). */
const LIMITS = {
  form: 600,
  step: 120,
  street: 1200,
  callback: 30,
  withdrawal: 60,
  vote: 240,
  answers: 1200,
  promotion: 120,
};
/** Requests of one checkout in ten minutes. */
const CHECKOUT_LIMITS = { step: 60, promotion: 20 };
const CALLBACK = { intent: "callback", name: "Ane", phone: "600123456", consent: "on", place: "/" };

const contextOf = (site: Site, address: string): Promise<AppLoadContext> => pageContext(site.services, { address });

async function exhaust({ rateLimits }: AppLoadContext, limited: keyof typeof LIMITS): Promise<void> {
  for (let count = 0; count < LIMITS[limited]; count++) await rateLimits.count(limited);
}

function expectWait(headers: Headers): void {
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(600);
  expect(headers.get("Cache-Control")).toBe("no-store");
}

describe("the first two steps", () => {
  test("are refused with the typed values; an order at step 3 is accepted", async ({ site }) => {
    const context = await contextOf(site, "192.0.2.1");
    const buyer = new Visitor(context);
    await reachConfirmation(buyer, "kit=chalet");
    const robot = new Visitor(context);
    await robot.get(loader, "/checkout?kit=chalet");
    for (let count = 2; count < LIMITS.step; count++) await context.rateLimits.count("step");

    for (const [visitor, step] of [
      [robot, PERSONAL],
      [buyer, ADDRESS],
    ] as const) {
      const { status, data, headers } = await visitor.post(action, "/checkout", step);
      expect(status).toBe(429);
      expectWait(headers);
      expect(data).toMatchObject({ step: step.intent, reply: { error: { "": [TOO_OFTEN] }, initialValue: step } });
    }
    expect(await site.received("/customer")).toHaveLength(1);
    expect(await site.received("/address")).toHaveLength(1);

    await exhaust(context, "form");
    expect((await confirm(buyer)).location).toBe("/gracias");
    expect(await site.received("/order")).toHaveLength(1);
    const other = new Visitor(await contextOf(site, "192.0.2.2"));
    await other.get(loader, "/checkout?kit=chalet");
    expect((await other.post(action, "/checkout", PERSONAL)).status).toBe(303);
  });

  test("of one checkout are refused on any address", async ({ site }) => {
    const visitor = new Visitor(site.context);
    await reachConfirmation(visitor, "kit=chalet");
    for (let count = 2; count < CHECKOUT_LIMITS.step; count++) await visitor.post(action, "/checkout", ADDRESS);
    expect((await visitor.post(action, "/checkout", ADDRESS)).status).toBe(429);
    expect((await confirm(visitor)).location).toBe("/gracias");
  });

  test("do not count invalid forms, of which there may be more", async ({ site }) => {
    const visitor = new Visitor(await contextOf(site, "192.0.2.3"));
    await visitor.get(loader, "/checkout?kit=chalet");
    for (let count = 0; count < CHECKOUT_LIMITS.step; count++) {
      await visitor.post(action, "/checkout", { ...PERSONAL, email: "ane" });
    }
    expect((await visitor.post(action, "/checkout", PERSONAL)).status).toBe(303);
  });
});

test.for([
  [PERSONAL, "personal", PERSONAL],
  [{ intent: "edit", step: "personal" }, "address", undefined],
  [{ intent: "restart" }, "address", undefined],
] as const)(
  "forms of the checkout: %j is refused and changes nothing",
  async ([form, step, initialValue], { site, task }) => {
    const context = await contextOf(site, `2001:db8:${task.id.length}:${form.intent.length}::1`);
    const visitor = new Visitor(context);
    await reachAddress(visitor, "kit=chalet");
    for (let count = 1; count < LIMITS.form; count++) await context.rateLimits.count("form");
    const { status, data, headers } = await visitor.post(action, "/checkout", form);
    expect(status).toBe(429);
    expectWait(headers);
    expect(data).toMatchObject({ step, reply: { error: { "": [TOO_OFTEN] }, ...(initialValue && { initialValue }) } });
    expect((await visitor.get(loader, "/checkout")).data?.step).toBe("address");
    expect(await site.received("/customer")).toHaveLength(1);
  },
);

describe("promotional codes", () => {
  const CODE = { ...CLIENT_CONFIRMATION, promotion: "alarmasyoigo1" };
  const refuseCodes = (site: Site, times: number) =>
    site.fail({ service: "alarms", path: "/address", times, status: 400, message: "Unknown promotion" });

  test("cannot be guessed; without a code the order is placed", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    await refuseCodes(site, CHECKOUT_LIMITS.promotion);
    for (let count = 0; count < CHECKOUT_LIMITS.promotion; count++) {
      expect((await visitor.post(action, "/checkout", CODE)).status).toBe(400);
    }
    const { status, data, headers } = await visitor.post(action, "/checkout", CODE);
    expect(status).toBe(429);
    expectWait(headers);
    expect(data).toMatchObject({ step: "confirmation", reply: { error: { "": [TOO_OFTEN] }, initialValue: CODE } });
    expect(await site.received("/order")).toHaveLength(CHECKOUT_LIMITS.promotion);
    expect((await visitor.post(action, "/checkout", { ...CODE, promotion: "" })).location).toBe("/gracias");
  });

  test("guessed at once count before any of them is answered", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    await refuseCodes(site, 60);
    const statuses: number[] = [];
    // As many at once as may wait for one order.
    for (let group = 0; group < 10; group++) {
      const guesses = Array.from({ length: 6 }, (_, number) =>
        visitor.post(action, "/checkout", { ...CODE, promotion: `alarmasyoigo${group}${number}` }),
      );
      statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(CHECKOUT_LIMITS.promotion);
    expect(await site.received("/order")).toHaveLength(CHECKOUT_LIMITS.promotion);
  });

  test("that the backend accepts, or has not judged, do not count", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    const { rateLimits } = site.context;
    const id = await checkoutIdOf(site, visitor);
    for (let count = 1; count < CHECKOUT_LIMITS.promotion; count++) await rateLimits.count("promotion", id);
    // Statuses that are no refusal (docs/rules.md#one-order).
    for (const status of [429, 503]) {
      await site.fail({ service: "alarms", path: "/address", times: 1, status });
      expect((await visitor.post(action, "/checkout", CODE)).status).toBe(400);
    }
    expect((await visitor.post(action, "/checkout", CODE)).location).toBe("/gracias");
    expect(await rateLimits.count("promotion", id)).toBe(0);
    expect(await rateLimits.count("promotion", id)).toBeGreaterThan(0);
  });

  test("of an order whose outcome is unknown are sent again", async ({ site }) => {
    const context = await contextOf(site, "192.0.2.8");
    const visitor = new Visitor(context);
    await reachConfirmation(visitor, "kit=chalet");
    await site.fail({ service: "alarms", path: "/address", times: 1, status: 503 });
    expect((await visitor.post(action, "/checkout", CODE)).status).toBe(400);
    await exhaust(context, "promotion");
    expect((await visitor.post(action, "/checkout", CODE)).location).toBe("/gracias");
  });
});

describe("call-backs", () => {
  test("are refused on their page, also with a forged address", async ({ site, pages }) => {
    const ask = (forwardedFor: string) => post(site, pages, "/te-llamamos", CALLBACK, forwardedFor);
    for (let count = 0; count < LIMITS.callback; count++)
      expect((await ask(`10.0.0.${count}, 192.0.2.4`)).status).toBe(303);
    const { status, headers, html } = await ask("10.0.1.1, 192.0.2.4");
    expect(status).toBe(429);
    expectWait(headers);
    expect(html).toContain(TOO_OFTEN_TEXT);
    expect(readPage(html).querySelector('input[name="phone"]')?.getAttribute("value")).toBe("600123456");
    expect(await site.receivedBy("node", "/callback")).toHaveLength(LIMITS.callback);
    expect((await ask("192.0.2.5")).status).toBe(303);
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
  expect((await ask()).status).toBe(200);
  for (let count = 1; count < LIMITS.street; count++) await context.rateLimits.count("street");
  const { status, headers } = await ask();
  expect(status).toBe(429);
  expectWait(headers);
});

test("too many answers are not recorded", async ({ site }) => {
  const context = await contextOf(site, "192.0.2.9");
  const visitor = new Visitor(context);
  const send = () => visitor.post(answers, "/respuestas", { answers: "?lugar=casa" });
  expect((await send()).status).toBe(200);
  for (let count = 1; count < LIMITS.answers; count++) await context.rateLimits.count("answers");
  const { status, headers } = await send();
  expect(status).toBe(429);
  expectWait(headers);
  expect(await site.receivedBy("services")).toHaveLength(1);
});

describe("votes and comments", () => {
  const VOTE = { about: "ayuda-respuesta:sin-luz", back: "/ayuda", answer: "YES" };
  const COMMENT = { about: "ayuda-respuesta:sin-luz", back: "/ayuda", comment: "No se entiende" };

  test("are refused with the form and what was typed", async ({ site, pages }) => {
    const context = await contextOf(site, "192.0.2.10");
    const visitor = new Visitor(context);
    expect((await visitor.post(feedback, "/valoracion", VOTE)).status).toBe(303);
    for (let count = 1; count < LIMITS.vote; count++) await context.rateLimits.count("vote");
    const { status, data, headers } = await visitor.post(feedback, "/valoracion", { ...VOTE, stay: "on" });
    expect([status, data]).toEqual([429, { answer: "YES", step: "question", error: TOO_OFTEN }]);
    expectWait(headers);

    const vote = await post(site, pages, "/valoracion?sobre=ayuda-respuesta:sin-luz", VOTE, "192.0.2.10");
    expect(vote.status).toBe(429);
    expectWait(vote.headers);
    expect(textOf(readPage(vote.html).querySelector('[role="alert"]'))).toContain(TOO_OFTEN_TEXT);
    const comment = await post(site, pages, "/valoracion?sobre=ayuda-respuesta:sin-luz", COMMENT, "192.0.2.10");
    expect(comment.status).toBe(429);
    expect(comment.html).toContain(TOO_OFTEN_TEXT);
    expect(textOf(readPage(comment.html).querySelector("textarea"))).toBe(COMMENT.comment);
    expect(await site.receivedBy("node")).toHaveLength(1);
  });
});

describe("without TRUSTED_PROXIES", () => {
  const request = { headers: { "x-forwarded-for": "198.51.100.1" }, socket: { remoteAddress: "192.0.2.7" } };

  test("a developer's machine has no limits", async () => {
    const open = await startSite();
    expect(open.services.rateLimits).toBeUndefined();
    await open.close();
  });

  test("any other counts by the address of the connection", async () => {
    const open = await startSite({ APP_ENV: "dev" });
    expect(open.services.addressOf(request as never)).toBe("192.0.2.7");
    await exhaust(await contextOf(open, "192.0.2.7"), "callback");
    expect(await (await contextOf(open, "192.0.2.7")).rateLimits.count("callback")).toBeGreaterThan(0);
    await open.close();
  });
});

/** Sends a form through a reverse proxy, which appends the client's address. */
async function post(site: Site, pages: Pages, path: string, fields: Record<string, string>, forwardedFor: string) {
  const { origin, host } = new URL(site.settings.siteUrl);
  const headers = { Origin: origin, "X-Forwarded-Host": host, "X-Forwarded-For": forwardedFor };
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${pages.url}${path}`, { method: "POST", headers, body, redirect: "manual" });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
