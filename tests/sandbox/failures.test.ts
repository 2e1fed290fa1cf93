import { describe, expect, vi } from "vitest";
import { send } from "./alarms-requests.ts";
import { receivedBy } from "./received.ts";
import { test } from "./sandbox-test.ts";
import { startTestSandbox, type TestSandbox } from "./start-test-sandbox.ts";
import { untilRulesTaken } from "./until-rules-taken.ts";

test.afterEach(async ({ sandbox }) => {
  await send(`${sandbox.url}/failures`, "DELETE");
});
const fail = (sandbox: TestSandbox, rule: object) => send(`${sandbox.url}/failures`, "PUT", rule);

describe("failure rules", () => {
  test("are listed and cleared", async ({ sandbox }) => {
    const rule = { service: "alarms", path: "/customer", status: 500, message: "down" };
    expect(await fail(sandbox, rule)).toEqual({ status: 200, body: [rule] });
    expect(await send(`${sandbox.url}/failures`, "GET")).toEqual({ status: 200, body: [rule] });
    expect(await send(`${sandbox.url}/failures`, "DELETE")).toEqual({ status: 204, body: null });
    expect(await send(`${sandbox.url}/failures`, "GET")).toEqual({ status: 200, body: [] });
  });

  test("answer with a status and a message, which are recorded", async ({ sandbox, api }) => {
    await fail(sandbox, { service: "alarms", status: 503, message: "In maintenance" });
    expect(await api.customer()).toEqual({ status: 503, body: { message: "In maintenance" } });
    const [last] = (await receivedBy(sandbox.url, "?service=alarms&path=/customer")).slice(-1);
    expect(last).toMatchObject({ status: 503, body: { msisdn: "611223344" }, answer: { message: "In maintenance" } });
  });

  test("apply to the paths that begin with theirs, or to the exact path", async ({ sandbox, api }) => {
    const customerId = await api.newCustomer();
    await fail(sandbox, { service: "alarms", path: "/customer/", status: 500 });
    expect((await api.customer()).status).toBe(200);
    expect((await api.address(customerId)).status).toBe(500);
    await send(`${sandbox.url}/failures`, "DELETE");
    await fail(sandbox, { service: "alarms", path: "/customer", exact: true, status: 500 });
    expect((await api.customer()).status).toBe(500);
    expect((await api.address(customerId)).status).toBe(200);
  });

  test("can accept the request before they fail, but not an invalid one", async ({ sandbox, api }) => {
    await fail(sandbox, { service: "alarms", path: "/customer", status: 504, afterAccepting: true });
    expect((await api.customer({ msisdn: "1" })).body).toEqual({ message: "Invalid phone number" });
    expect((await api.customer()).status).toBe(504);
  });

  test("can delay the answer after accepting the request", async ({ sandbox, api }) => {
    const count = async () => (await receivedBy(sandbox.url, "?service=alarms")).length;
    const before = await count();
    await fail(sandbox, { service: "alarms", path: "/customer", answerDelayMs: 60_000, times: 1 });
    const given = api.customer();
    await vi.waitFor(async () => expect(await count()).toBe(before + 1));
    expect(await Promise.race([given, "not yet"])).toBe("not yet");
  });

  test("apply to the lake", async ({ sandbox }) => {
    await fail(sandbox, { service: "lake", path: "/v2025-11-01/data/query", status: 502, message: "No lake" });
    const query = (version: string) => send(`${sandbox.url}/lake/v${version}/data/query/production?query=1`, "GET");
    expect(await query("2025-11-01")).toEqual({ status: 502, body: { message: "No lake" } });
    expect((await query("1")).status).toBe(200);
    expect(await receivedBy(sandbox.url, "?service=lake")).toHaveLength(1);
  });

  test.for([
    { service: "alarms", broken: "somehow" },
    { service: "bank", status: 500 },
    { status: 500 },
    { service: "alarms", status: 200 },
    { service: "alarms", status: 500, times: 0 },
    { service: "alarms", statsu: 500 },
    { service: "alarms", path: "customer" },
  ])("of another form are refused: %j", async (rule, { sandbox }) => {
    expect((await fail(sandbox, rule)).status).toBe(400);
  });

  test("do not delay a shutdown", async () => {
    const own = await startTestSandbox();
    await send(`${own.url}/failures`, "PUT", { service: "places", delayMs: 200_000, times: 1 });
    const events = await fetch(`${own.url}/events`);
    const slow = send(`${own.url}/places/details/json?place_id=gran-via`, "GET");
    await untilRulesTaken(own.url);
    await send(`${own.url}/node/callback`, "POST", {});
    await own.close();
    expect((await slow).status).toBe(200);
    expect(await events.text()).toContain("event: received");
  });
});
