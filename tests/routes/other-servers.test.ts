import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as kit } from "#app/routes/kit.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { type Sandbox, startSandbox } from "#sandbox/start.ts";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { freePort } from "#tests/support/processes.ts";
import { test as siteTest } from "#tests/support/site-test.ts";
import { STRICT_LAKE } from "#tests/support/strict-lake.ts";

/** Content with another price of the chalet, and a backend with the other shapes of answers (docs/rules.md#backend-answers). */
let folder: string;
let lake: Sandbox;
let backend: Server;
let answers: Record<string, string>;
const received: string[] = [];
const port = await freePort();

const test = siteTest.extend("env", { scope: "file" }, () => ({
  SANITY_API_HOST: `${lake.url}/lake`,
  ALARMS_API_URL: `http://localhost:${port}/v2/`,
}));

const kindOf = (request: IncomingMessage) => request.url?.split("/").at(-1) ?? "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "other-"));
  await cp("cms/seed", join(folder, "seed"), { recursive: true });
  const seed = join(folder, "seed/production.ndjson");
  await writeFile(seed, (await readFile(seed, "utf8")).replace('"client": 44.9,', '"client": 45.01,'));
  lake = await startSandbox({
    port: 0,
    dataDir: folder,
    seedDir: join(folder, "seed"),
    siteUrl: "http://localhost:3000",
    strictLake: STRICT_LAKE,
  });
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
  await lake.close();
  await new Promise((resolve) => backend.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  received.length = 0;
  answers = {
    customer: '{"id":77,"client":1}',
    address: '{"addressId":"A-9","promotion":"ALARMASYOIGO5"}',
    order: '"O-1"',
  };
});

describe("other servers that speak the same contract", () => {
  test("serve the content", async ({ visitor }) => {
    const { data } = await visitor.get(kit, "/alarmas-para-casa/chalets", { slug: "chalets" });
    expect(data?.kit?.price.client).toBe(45.01);
    expect(data?.kit?.image.url).toContain(lake.url);
  });

  test("accept the order", async ({ visitor }) => {
    await visitor.get(loader, "/checkout?kit=chalet&camara=true");
    for (const fields of [PERSONAL, ADDRESS, CLIENT_CONFIRMATION]) await visitor.post(action, "/checkout", fields);
    expect((await visitor.get(thanks, "/gracias")).data?.orderId).toBe("O-1");
    const calls = received.filter((line) => !line.includes("/confirmation"));
    expect(calls.map((line) => line.split(" ", 2).join(" "))).toEqual([
      "POST /v2/customer",
      "POST /v2/customer/77/address",
      "POST /v2/address/A-9/order",
    ]);
    expect(calls.at(-1)).toContain('"price":"48.21"');
  });

  test("a backend that cannot be reached has no order: the visitor can change everything and try again", async ({
    visitor,
  }) => {
    await visitor.get(loader, "/checkout?kit=chalet");
    for (const fields of [PERSONAL, ADDRESS]) await visitor.post(action, "/checkout", fields);
    await new Promise((resolve) => backend.close(resolve));
    const refused = await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    const { data } = await visitor.get(loader, "/checkout?kit=piso");
    await new Promise<void>((resolve) => backend.listen(port, resolve));
    expect(refused).toMatchObject({ status: 400, data: { reply: { error: { "": ["errors:unknown"] } } } });
    expect(data).toMatchObject({ selection: { productId: "piso" }, isUnresolved: false });
    expect((await visitor.post(action, "/checkout", CLIENT_CONFIRMATION)).location).toBe("/gracias");
  });

  test("a promotional code of the backend is offered in step 3", async ({ visitor }) => {
    await visitor.get(loader, "/checkout?kit=chalet");
    for (const fields of [PERSONAL, ADDRESS]) await visitor.post(action, "/checkout", fields);
    expect((await visitor.get(loader, "/checkout")).data?.promotion).toBe("ALARMASYOIGO5");
  });

  test.for([
    ["customer", '{"id":1}'],
    ["customer", "<html>Proxy</html>"],
    ["customer", ""],
    ["customer", '{"id":1,"client":2}'],
  ] as const)(
    "an answer to %s of another shape, %s, is an error, and the visitor can try again",
    async ([name, answer], { visitor }) => {
      await visitor.get(loader, "/checkout?kit=chalet");
      const before = answers[name] ?? "";
      answers[name] = answer;
      expect((await visitor.post(action, "/checkout", PERSONAL)).data?.reply.error).toEqual({ "": ["errors:unknown"] });
      answers[name] = before;
      expect((await visitor.post(action, "/checkout", PERSONAL)).status).toBe(303);
    },
  );
});
