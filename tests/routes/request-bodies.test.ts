import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect } from "vitest";
import { createLimitedServer } from "#server/limited-server.ts";
import { test } from "#tests/support/pages-test.ts";

const FORM = "application/x-www-form-urlencoded";

/** A form that a proxy sends on in chunks, without its length. */
async function sendInChunks(url: string, fields: Record<string, string>): Promise<Response> {
  const body = new Blob([new URLSearchParams(fields).toString()]).stream();
  const headers = { Origin: url, "Content-Type": FORM };
  return await fetch(`${url}/te-llamamos`, { method: "POST", headers, body, duplex: "half", redirect: "manual" });
}

const CALLBACK = { intent: "callback", name: "Ane", phone: "600123456", consent: "on" };

describe("a form in chunks", () => {
  test("is read like any other", async ({ site, pages }) => {
    expect((await sendInChunks(pages.url, CALLBACK)).status).toBe(303);
    expect(await site.receivedBy("node", "/callback")).toHaveLength(1);
  });

  test("is refused when it is too long, as the page says", async ({ site, pages }) => {
    const answer = await sendInChunks(pages.url, { ...CALLBACK, name: "a".repeat(100_000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("El formulario es demasiado largo");
    expect(await site.receivedBy("node", "/callback")).toEqual([]);
  });
});

test("a form whose length is too long is refused before it arrives", async ({ pages }) => {
  const { host, port } = new URL(pages.url);
  const socket = await open(Number(port));
  socket.write(`POST /te-llamamos HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${pages.url}\r\nContent-Length: 65537\r\n\r\n`);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

describe("a request that arrives slowly is ended", () => {
  const head = `POST /te-llamamos HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM}\r\n`;

  test.for<[string, string, string]>([
    ["in its headers", "GET / HTTP/1.1\r\nHost: localhost\r\n", "X-Slow: 1\r\n"],
    ["in its body", `${head}Content-Length: 60000\r\n\r\n`, "a"],
    ["in its chunks", `${head}Transfer-Encoding: chunked\r\n\r\n`, "1\r\na\r\n"],
  ])("%s", async ([_where, start, drop]) => {
    const { port, close } = await startImpatient();
    const socket = await open(port);
    socket.write(start);
    const trickle = setInterval(() => socket.write(drop), 20);
    let answer = "";
    socket.on("data", (data) => {
      answer += data;
    });
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(trickle);
    // A reset of the connection, while our bytes are on their way, may overtake the answer.
    expect(["HTTP/1.1 408", ""]).toContain(answer.slice(0, "HTTP/1.1 408".length));
    close();
  });
});

test("proxies are told to keep an idle connection for longer than they do, which is a minute", async ({ pages }) => {
  const { host, port } = new URL(pages.url);
  const socket = await open(Number(port));
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("Keep-Alive: timeout=75");
  socket.destroy();
});

/** A server with the site's limits, in shorter time. */
async function startImpatient(): Promise<{ port: number; close: () => void }> {
  const server = createLimitedServer({ headersMs: 200, requestMs: 400 }).on("request", (request) => request.resume());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return { port: address.port, close: () => server.close() };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  // The server ends the connection while we are still sending.
  socket.on("error", () => {});
  return socket;
}
