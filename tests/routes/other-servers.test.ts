import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { confirm } from "#tests/support/journey.ts";
import { freePort } from "#tests/support/processes.ts";
import { test as siteTest } from "#tests/support/site-test.ts";

/** A backend with the other shapes of answers (docs/rules.md#backend-answers). */
let backend: Server;
let answers: Record<string, string>;
const received: string[] = [];
const port = await freePort();

const test = siteTest.extend("env", { scope: "file" }, () => ({
  ALARMS_API_URL: `http://localhost:${port}/v2/`,
}));

const kindOf = (request: IncomingMessage) => request.url?.split("/").at(-1) ?? "";

beforeAll(async () => {
  backend = createServer(async (request, response) => {
    received.push(`${request.method} ${request.url} ${await text(request)}`);
    response.setHeader("Content-Type", "application/json");
    // One connection a call, so that calls fail while the backend is down.
    response.setHeader("Connection", "close");
    response.end(answers[kindOf(request)] ?? "{}");
  });
  await new Promise<void>((resolve) => backend.listen(port, resolve));
});

afterAll(async () => {
  await new Promise((resolve) => backend.close(resolve));
});

beforeEach(() => {
  received.length = 0;
  answers = {
    customer: '{"id":77,"client":1}',
    address: '{"addressId":"A-9","promotion":"ALARMASYOIGO5"}',
    order: '"O-1"',
  };
});

describe("another server that speaks the same contract", () => {
  test("accepts the order", async ({ visitor }) => {
    await visitor.get(loader, "/checkout?kit=chalet&camara=true");
    for (const fields of [PERSONAL, ADDRESS, CLIENT_CONFIRMATION]) await visitor.post(action, "/checkout", fields);
    expect((await visitor.get(thanks, "/gracias")).data?.orderId).toBe("O-1");
    const calls = received.filter((line) => !line.includes("/confirmation"));
    expect(calls.map((line) => line.split(" ", 2).join(" "))).toEqual([
      "POST /v2/customer",
      "POST /v2/customer/77/address",
      "POST /v2/address/A-9/order",
    ]);
    expect(calls.at(-1)).toContain('"price":"48.10"');
  });

  test.for([
    ["42", "/42/", 42],
    ['"42"', "/42/", "42"],
    ['{"addressId":42}', "/42/", 42],
    ['{"addressId":"007"}', "/007/", "007"],
  ] as const)(
    "that answers the address %s gets its id back in the same type",
    async ([answer, path, addressId], { visitor }) => {
      answers.address = answer;
      await visitor.get(loader, "/checkout?kit=chalet");
      for (const fields of [PERSONAL, ADDRESS, CLIENT_CONFIRMATION]) await visitor.post(action, "/checkout", fields);
      const [url = "", body = ""] = received.find((line) => line.includes("/order "))?.split(/(?= \{)/) ?? [];
      expect(url).toContain(path);
      expect(JSON.parse(body)).toMatchObject({ addressId });
    },
  );

  test("that cannot be reached has no order: everything can be changed", async ({ visitor }) => {
    await visitor.get(loader, "/checkout?kit=chalet");
    for (const fields of [PERSONAL, ADDRESS]) await visitor.post(action, "/checkout", fields);
    await new Promise((resolve) => backend.close(resolve));
    const refused = await confirm(visitor);
    const { data } = await visitor.get(loader, "/checkout?kit=piso");
    await new Promise<void>((resolve) => backend.listen(port, resolve));
    expect(refused).toMatchObject({ status: 400, data: { reply: { error: { "": ["errors:unknown"] } } } });
    expect(data).toMatchObject({ selection: { productId: "piso" }, isUnresolved: false });
    expect((await confirm(visitor)).location).toBe("/gracias");
  });

  test("that cannot be reached after an unknown outcome leaves it unknown", async ({ visitor }) => {
    await visitor.get(loader, "/checkout?kit=chalet");
    for (const fields of [PERSONAL, ADDRESS]) await visitor.post(action, "/checkout", fields);
    answers.order = "{}";
    expect((await confirm(visitor)).status).toBe(400);
    await new Promise((resolve) => backend.close(resolve));
    expect((await confirm(visitor)).status).toBe(400);
    const { data } = await visitor.get(loader, "/checkout?kit=piso");
    await new Promise<void>((resolve) => backend.listen(port, resolve));
    expect(data).toMatchObject({ selection: { productId: "chalet" }, isUnresolved: true });
    answers.order = '"O-1"';
    expect((await confirm(visitor)).location).toBe("/gracias");
  });

  test("a promotional code of the backend is offered in step 3", async ({ visitor }) => {
    await visitor.get(loader, "/checkout?kit=chalet");
    for (const fields of [PERSONAL, ADDRESS]) await visitor.post(action, "/checkout", fields);
    expect((await visitor.get(loader, "/checkout")).data?.promotion).toBe("ALARMASYOIGO5");
  });

  test("an answer of another shape is an error, and the visitor can try again", async ({ visitor }) => {
    await visitor.get(loader, "/checkout?kit=chalet");
    const right = answers.customer ?? "";
    for (const answer of ['{"id":1}', "<html>Proxy</html>", "", '{"id":1,"client":2}']) {
      answers.customer = answer;
      expect((await visitor.post(action, "/checkout", PERSONAL)).data?.reply.error).toEqual({ "": ["errors:unknown"] });
    }
    answers.customer = right;
    expect((await visitor.post(action, "/checkout", PERSONAL)).status).toBe(303);
  });
});
