import { afterEach, describe, expect, vi } from "vitest";
import { action } from "#app/routes/callback.tsx";
import { loader as sent } from "#app/routes/callback-sent.tsx";
import { type Site, startSite } from "#tests/support/site.ts";
import { SHORT_TIMEOUT, test as siteTest } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const test = siteTest.extend("env", { scope: "file" }, () => SHORT_TIMEOUT);

const FIELDS = {
  intent: "callback",
  name: "Ane López",
  phone: "600 123 456",
  consent: "on",
  place: "/alarmas-para-casa/pisos",
};
const FAILED = { level: "warn", message: "A backend call failed" };
afterEach(() => {
  vi.useRealTimers();
});

/** Fakes the clock only, not timers. It is Monday noon in Madrid. */
const setClock = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
const MONDAY_NOON = "2026-11-23T11:00:00Z";

const received = (site: Site) => site.receivedBy("node");

const post = (visitor: Visitor, fields: Record<string, string>, path = "/te-llamamos") =>
  visitor.post(action, path, fields);

describe("a call-back request", () => {
  test("goes to the services node once", async ({ site, visitor }) => {
    await post(visitor, FIELDS);
    const [call, ...others] = await received(site);
    expect(others).toEqual([]);
    expect(call).toMatchObject({ method: "POST", status: 200 });
    expect(call?.path).toMatch(/\/callback$/);
    expect(call?.body).toEqual({
      name: "Ane López",
      msisdn: "600123456",
      place: "/alarmas-para-casa/pisos",
      brand: "HOMEGO",
    });
  });

  test.for([
    ["/te-llamamos", "/te-llamamos/enviado?hora=2026-11-23T11:00Z"],
    ["/eu/te-llamamos", "/eu/te-llamamos/enviado?hora=2026-11-23T11:00Z"],
  ] as const)("from %s leads to %s, without personal data in the path", async ([path, expected], { site, visitor }) => {
    setClock(MONDAY_NOON);
    expect(await post(visitor, FIELDS, path)).toMatchObject({ status: 303, location: expected });
    expect(site.log.lines).toEqual([]);
  });

  test("with `stay` returns the time of the call", async ({ visitor }) => {
    setClock(MONDAY_NOON);
    const { status, data } = await post(visitor, { ...FIELDS, stay: "on" });
    expect(status).toBe(200);
    expect(data).toEqual({ ok: true, callTime: { today: "2026-11-23", before: "22:00" } });
  });

  test("with a `place` outside the site has the path of the form", async ({ site, visitor }) => {
    await post(visitor, { ...FIELDS, place: "https://example.com/?a=600123456" });
    expect((await received(site))[0]?.body.place).toBe("/te-llamamos");
  });
});

describe("an invalid field is refused with its message and the values; nothing is sent", () => {
  test.for([
    [{ name: "4ne" }, { name: ["errors:text"] }],
    [{ phone: "12345" }, { phone: ["errors:mobile"] }],
    [{ consent: "" }, { consent: ["errors:consent"] }],
    [
      { name: "", phone: "", consent: "" },
      { name: ["errors:required"], phone: ["errors:required"], consent: ["errors:consent"] },
    ],
  ] as const)("%j", async ([fields, errors], { site, visitor }) => {
    const { status, data, headers } = await post(visitor, { ...FIELDS, ...fields });
    expect(status).toBe(400);
    if (!data || data.ok) throw new Error("The form was not refused");
    expect(data.reply.error).toEqual(errors);
    const kept = Object.entries({ ...FIELDS, ...fields }).filter(([, value]) => value !== "");
    expect(data.reply.initialValue).toMatchObject(Object.fromEntries(kept));
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(await received(site)).toEqual([]);
    expect(site.log.lines).toEqual([]);
  });

  test.for([{ intent: "personal" }, { intent: "" }])("%j is refused with 400", async (fields, { site, visitor }) => {
    expect((await post(visitor, { ...FIELDS, ...fields })).status).toBe(400);
    expect(await received(site)).toEqual([]);
  });
});

test.for<Record<string, string>>([{ message: "Buy now" }, { elapsed: "150" }, { elapsed: "soon" }])(
  "a form that a program filled in is refused with the values, and nothing is sent: %j",
  async (trap, { site, visitor }) => {
    const { status, data } = await post(visitor, { ...FIELDS, ...trap });
    expect(status).toBe(400);
    if (!data || data.ok) throw new Error("The form was not refused");
    expect(data.reply.error).toEqual({ "": ["errors:automatic"] });
    expect(data.reply.initialValue).toMatchObject({ name: "Ane López", phone: "600 123 456" });
    expect(data.reply.initialValue).not.toHaveProperty("message");
    expect(await received(site)).toEqual([]);
    // The page sends its own fields again, and the hidden one is empty.
    expect((await post(visitor, { ...FIELDS, message: "", elapsed: "4000" })).status).toBe(303);
  },
);

describe("failures of the services node", () => {
  const errorsOf = async (visitor: Visitor, fields: Record<string, string> = FIELDS) => {
    const { status, data } = await post(visitor, fields);
    expect(status).toBe(400);
    if (!data || data.ok) throw new Error("The form was not refused");
    expect(data.reply.initialValue).toMatchObject({ name: fields.name, phone: fields.phone });
    return data.reply.error;
  };

  test("an invalid number is an error of its field", async ({ visitor }) => {
    expect(await errorsOf(visitor, { ...FIELDS, phone: "100 000 000" })).toEqual({ phone: ["errors:invalidPhone"] });
  });

  test.for([
    ["shows the message of an unknown refusal", { status: 400, message: "We are closed today" }, "We are closed today"],
    ["shows the generic message for a refusal without a message", { status: 404, message: "" }, "errors:callback"],
    ["shows the generic message for a status of 500", { status: 500, message: "NullPointer" }, "errors:callback"],
    [
      "shows the generic message when the request was accepted before the error",
      { status: 503, afterAccepting: true },
      "errors:callback",
    ],
  ] as const)("%s", async ([_name, rule, expected], { site, visitor }) => {
    await site.fail({ service: "node", path: "/callback", times: 1, ...rule });
    expect(await errorsOf(visitor)).toEqual({ "": [expected] });
    expect(site.log.lines).toEqual([
      {
        ...FAILED,
        facts: { call: "callback", status: rule.status, cause: `Request failed with status code ${rule.status}` },
      },
    ]);
  });

  test("a timeout returns the form, and the log holds no personal data", async ({ site, visitor }) => {
    await site.fail({ service: "node", path: "/callback", delayMs: 10_000, times: 1 });
    const started = performance.now();
    expect(await errorsOf(visitor)).toEqual({ "": ["errors:callback"] });
    expect(performance.now() - started).toBeLessThan(9_000);
    expect(site.log.lines).toEqual([
      { ...FAILED, facts: { call: "callback", status: undefined, cause: "timeout of 2000ms exceeded" } },
    ]);
  });
});

test("a request is sent, without a promised time, while the hours are unavailable", async ({ onTestFinished }) => {
  const site = await startSite();
  onTestFinished(site.close);
  for (const rule of [{ broken: "hang" }, { status: 500 }]) {
    await site.reset();
    await site.fail({ service: "lake", ...rule });
    const started = performance.now();
    const { status, data } = await post(new Visitor(site.context), { ...FIELDS, stay: "on" });
    expect(performance.now() - started).toBeLessThan(4_000);
    expect([status, data]).toEqual([
      200,
      { ok: true, callTime: { today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
    ]);
    expect((await received(site)).map(({ path, status }) => [path, status])).toEqual([["/callback", 200]]);
    const lines = site.log.lines.filter(({ message }) => message.startsWith("Content unavailable: a call-back"));
    expect(lines).toMatchObject([{ level: "warn" }]);
  }
});

describe("the confirmation page", () => {
  test("shows the time of the call", async ({ visitor }) => {
    setClock(MONDAY_NOON);
    const { data } = await visitor.get(sent, "/te-llamamos/enviado?hora=2026-11-23T10:58Z");
    expect(data?.callTime).toEqual({ today: "2026-11-23", before: "22:00" });
  });

  test.for([
    ["/te-llamamos/enviado", "/te-llamamos"],
    ["/te-llamamos/enviado?hora=ayer", "/te-llamamos"],
    ["/eu/te-llamamos/enviado?hora=2026-11-20T10:58Z", "/eu/te-llamamos"],
  ] as const)("%s has nothing to confirm", async ([path, expected], { visitor }) => {
    setClock(MONDAY_NOON);
    expect(await visitor.get(sent, path)).toMatchObject({ status: 303, location: expected });
  });
});
