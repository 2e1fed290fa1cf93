import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { PERSONAL } from "#tests/support/checkout-fields.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { Sandbox } from "./sandbox.ts";
import { expect, test } from "./test.ts";

const IN_FLIGHT = 4;

/** Longer than the ten seconds after which requests in flight were once ended. */
const SLOW_MS = 11_000;

test("after SIGTERM readiness says no, and requests in flight and kept connections are served to their end", async ({
  startSite,
}) => {
  const site = await startSite({ env: { SHUTDOWN_DELAY_MS: "3000", BACKEND_TIMEOUT_MS: "20000" } });
  const sandbox = new Sandbox(site.sandboxUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const answer = await new Promise<import("node:http").IncomingMessage>((resolve, reject) =>
      request(site.url + path, { agent }, resolve)
        .once("error", reject)
        .end(),
    );
    return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
  };
  const visitors = Array.from({ length: IN_FLIGHT }, () => new HttpVisitor(() => site.url));
  for (const visitor of visitors) await visitor.open("/checkout?kit=chalet");
  await sandbox.fail({ service: "alarms", path: "/customer", answerDelayMs: SLOW_MS });
  expect(await ask("/ayuda")).toMatchObject({ status: 200, connection: "keep-alive" });

  const answers = Promise.all(visitors.map(async (visitor) => (await visitor.post("/checkout", PERSONAL)).status));
  await expect(async () => expect(await sandbox.received("alarms")).toHaveLength(IN_FLIGHT)).toPass();
  const ended = site.terminateSite();

  await expect(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503)).toPass({ timeout: 2_000 });
  expect(await ask("/ayuda")).toMatchObject({ status: 200, connection: "close" });
  expect(await answers).toEqual(Array.from({ length: IN_FLIGHT }, () => 303));
  expect(await ended).toBe(0);
  agent.destroy();
});
