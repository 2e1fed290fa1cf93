import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { describe, expect, vi } from "vitest";
import { ADDRESSES } from "#app/pages/queries.ts";
import { test as serverTest, serveWithoutPages } from "#tests/support/server-test.ts";
import { SOON } from "#tests/support/site.ts";

const SECRET = "the-secret-of-the-webhook";
const BODY = JSON.stringify({ _id: "kit-piso", _type: "kit" });

const test = serverTest.extend("env", { scope: "file" }, () => ({ SANITY_WEBHOOK_SECRET: SECRET }));
test.beforeAll(({ site }) => site.untilLive());

const call = async (url: string, signature: string, body = BODY) =>
  fetch(`${url}/webhooks/content`, { method: "POST", body, headers: { [SIGNATURE_HEADER_NAME]: signature } });
const sign = (secret: string, body = BODY) => encodeSignatureHeader(body, Date.now(), secret);

describe("the webhook of a hosted project", () => {
  test.for<[string, () => Promise<string>]>([
    ["no signature", async () => ""],
    ["an invalid signature", async () => "t=1,v1=abc"],
    ["the signature of another secret", () => sign("another-secret")],
    ["the signature of another body", () => sign(SECRET, "{}")],
  ])("with %s is refused", async ([_name, signature], { server }) => {
    expect((await call(server.url, await signature())).status).toBe(401);
  });

  test("with Sanity's signature notifies every instance", async ({ site, server }) => {
    const listener = vi.fn();
    const stop = site.services.store.contentChanges.subscribe(listener);
    expect((await call(server.url, await sign(SECRET))).status).toBe(200);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce(), SOON);
    stop();
  });

  test("is taken once, and not when its signature is older than minutes", async ({ site, server }) => {
    const listener = vi.fn();
    const stop = site.services.store.contentChanges.subscribe(listener);
    const signature = await sign(SECRET);
    const old = await encodeSignatureHeader(BODY, Date.now() - 6 * 60_000, SECRET);
    const answers = [await call(server.url, signature), await call(server.url, signature), await call(server.url, old)];
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
    await call(server.url, await sign(SECRET, `${BODY} `), `${BODY} `);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2), SOON);
    stop();
  });

  test("clears the cache", async ({ site, server }) => {
    const read = () => site.services.content.fetch(ADDRESSES);
    const cached = await read();
    expect(await read()).toBe(cached);
    await call(server.url, await sign(SECRET));
    await vi.waitFor(async () => expect(await read()).not.toBe(cached), SOON);
  });
});

test("without a secret the route does not exist", async ({ site }) => {
  const bare = await serveWithoutPages(site, { content: { ...site.settings.content, webhookSecret: undefined } });
  const response = await fetch(`${bare.url}/webhooks/content`, {
    method: "POST",
    body: BODY,
    headers: { [SIGNATURE_HEADER_NAME]: await sign(SECRET) },
  });
  // As any cross-origin POST.
  expect(response.status).toBe(403);
  await bare.close();
});
