import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { send } from "./alarms-requests.ts";
import { receivedBy } from "./received.ts";
import { test } from "./sandbox-test.ts";
import type { TestSandbox } from "./start-test-sandbox.ts";

const orders = async (sandbox: TestSandbox, key: string) =>
  (await receivedBy(sandbox.url, "?service=alarms&path=/address")).filter(
    ({ headers }) => headers["idempotency-key"] === key,
  );

describe("Idempotency-Key", () => {
  test("makes one order, and lists the second request as a repeat", async ({ sandbox, api }) => {
    const addressId = await api.newAddress();
    const first = await api.order(addressId, {}, "one");
    expect(await api.order(addressId, {}, "one")).toEqual(first);
    expect((await orders(sandbox, "one")).map(({ repeat = false }) => repeat)).toEqual([false, true]);
  });

  test("makes one order of simultaneous requests", async ({ sandbox, api }) => {
    const addressId = await api.newAddress();
    const replies = await Promise.all(Array.from({ length: 10 }, () => api.order(addressId, {}, "many")));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect((await orders(sandbox, "many")).filter(({ repeat }) => !repeat)).toHaveLength(1);
  });

  test("makes two orders of two keys, and of two requests without a key", async ({ api }) => {
    const addressId = await api.newAddress();
    const keys = ["left", "right", undefined, undefined];
    const replies = await Promise.all(keys.map((key) => api.order(addressId, {}, key)));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(4);
  });

  test("belongs to one address", async ({ api }) => {
    await api.order(await api.newAddress(), {}, "moved");
    expect(await api.order(await api.newAddress(), {}, "moved")).toMatchObject({ status: 422 });
  });

  test("can be used again after a refusal", async ({ api }) => {
    const addressId = await api.newAddress();
    expect(await api.order(addressId, { price: "free" }, "mended")).toMatchObject({ status: 400 });
    expect(await api.order(addressId, {}, "mended")).toMatchObject({ status: 200 });
  });

  test("finds an order whose answer was lost", async ({ sandbox, api }) => {
    const addressId = await api.newAddress();
    const rule = { service: "alarms", path: "/address", status: 503, times: 1, afterAccepting: true };
    await send(`${sandbox.url}/failures`, "PUT", rule);
    expect(await api.order(addressId, {}, "lost")).toMatchObject({ status: 503 });
    expect(await api.order(addressId, {}, "lost")).toMatchObject({ status: 200 });
    expect((await orders(sandbox, "lost")).map(({ status, repeat = false }) => ({ status, repeat }))).toEqual([
      { status: 503, repeat: false },
      { status: 200, repeat: true },
    ]);
  });
});

describe("a restart", () => {
  test("keeps ids, orders by key, and received requests", async ({ sandbox, api }) => {
    const customerId = await api.newCustomer({ client: false });
    const addressId = await api.newAddress();
    const first = await api.order(addressId, {}, "before");
    const received = await receivedBy(sandbox.url);
    await sandbox.restart();
    expect(await receivedBy(sandbox.url)).toEqual(received);
    expect(await api.order(addressId, {}, "before")).toEqual(first);
    const newAddress = await api.address(customerId);
    expect(newAddress.status).toBe(200);
    expect(await api.order(String(newAddress.body))).toEqual({ status: 400, body: { message: "Invalid IBAN format" } });
  });

  test("ignores a line that a crash cut off", async ({ sandbox, api }) => {
    const customerId = await api.newCustomer();
    await appendFile(join(sandbox.dataDir, "alarms.ndjson"), '{"kind":"cus');
    await sandbox.restart();
    const addressId = String((await api.address(customerId)).body);
    await sandbox.restart();
    expect(await api.order(addressId)).toMatchObject({ status: 200 });
  });
});
