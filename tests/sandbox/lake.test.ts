import { request } from "node:http";
import { readEventSource, readWebSocket } from "local-content-lake/testing/event-readers";
import { describe, expect } from "vitest";
import { test } from "./sandbox-test.ts";
import type { TestSandbox } from "./start-test-sandbox.ts";

/** The status of a request. fetch does not let a test name another host. */
function statusOf(
  sandbox: TestSandbox,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(sandbox.url);
    const sent = request({ port, host: "localhost", method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once("error", reject).end();
  });
}

describe("the server of the lake", () => {
  test.for([
    ["to empty, of another site", "DELETE", "/received", { origin: "https://example.com" }],
    ["to read, by another name", "GET", "/received", { host: "attacker.example" }],
  ] as const)("refuses requests %s", async ([_name, method, path, headers], { sandbox }) => {
    expect(await statusOf(sandbox, method, path, headers)).toBe(403);
  });

  test("has no WebSocket", async ({ sandbox }) => {
    await expect(readWebSocket(`${sandbox.url}/events`)).rejects.toThrow("404");
  });

  test("answers a HEAD of its events, and opens no stream", async ({ sandbox }) => {
    expect((await fetch(`${sandbox.url}/events`, { method: "HEAD" })).status).toBe(200);
  });
});

describe.each([
  ["by server-sent events", readEventSource],
  ["by WebSocket", readWebSocket],
])("listening to the lake %s", (_name, read) => {
  test("fails as the failure rules say", async ({ sandbox }) => {
    const address = `${sandbox.url}/lake/v2025-11-01/data/listen/production?query=*`;
    const rule = { service: "lake", path: "/v2025-11-01/data/listen", status: 503, times: 1 };
    const headers = { "Content-Type": "application/json" };
    await fetch(`${sandbox.url}/failures`, { method: "PUT", headers, body: JSON.stringify(rule) });
    await expect(read(address)).rejects.toThrow("503");
    (await read(address)).close();
  });
});
