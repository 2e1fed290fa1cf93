import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readWebSocket } from "../testing/event-readers.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.close());

/** fetch does not let a test name another host. */
function send(method: string, path: string, headers: IncomingHttpHeaders): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(lake.url);
    const sent = request({ port, host: "localhost", method, path, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    sent.once("error", reject);
    sent.end(method === "POST" ? JSON.stringify({ mutations: [{ create: { _type: "kit" } }] }) : undefined);
  });
}

const QUERY = "/v1/data/query/production?query=1";
const MUTATE = "/v1/data/mutate/production";
const JSON_TYPE = { "content-type": "application/json" };

describe("requests", () => {
  test.each<[string, string, string, IncomingHttpHeaders, number]>([
    ["by its own name", "GET", QUERY, { host: "localhost:1234" }, 200],
    ["by its address", "GET", QUERY, { host: "127.0.0.1" }, 200],
    ["by another name", "GET", QUERY, { host: "attacker.example" }, 403],
    ["by a name that only begins so", "GET", QUERY, { host: "localhost.example" }, 403],
    ["to read, of another site", "GET", QUERY, { origin: "https://example.com" }, 200],
    ["to write, of no site", "POST", MUTATE, JSON_TYPE, 200],
    ["to write, of a site of this machine", "POST", MUTATE, { ...JSON_TYPE, origin: "http://localhost:3000" }, 200],
    ["to write, of another site", "POST", MUTATE, { ...JSON_TYPE, origin: "https://example.com" }, 403],
    ["to write, of a hidden site", "POST", MUTATE, { "content-type": "text/plain", origin: "null" }, 403],
  ])("%s", async (_name, method, path, headers, status) => {
    expect((await send(method, path, headers)).status).toBe(status);
  });
});

describe("WebSockets", () => {
  const address = () => `${lake.url}/v1/data/listen/production?query=*`;

  test.each<[string, Record<string, string>, string | undefined]>([
    ["of a site of this machine", { origin: "http://localhost:3000" }, undefined],
    ["of another site", { origin: "https://example.com" }, "403"],
    ["by another name", { host: "attacker.example" }, "403"],
  ])("%s", async (_name, headers, status) => {
    const opening = readWebSocket(address(), headers);
    if (status) await expect(opening).rejects.toThrow(status);
    else (await opening).close();
  });

  test("exist for streams only", async () => {
    await expect(readWebSocket(`${lake.url}/v1/data/query/production`)).rejects.toThrow("404");
    await expect(readWebSocket(`${lake.url}/`)).rejects.toThrow("404");
  });
});
