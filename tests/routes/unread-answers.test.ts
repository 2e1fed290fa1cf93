import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterEach, describe, expect, vi } from "vitest";
import { answerInTurn } from "#server/answer-in-turn.ts";
import { createLimitedServer } from "#server/limited-server.ts";
import { StoredPage } from "#server/page-cache/stored-page.ts";
import { withStaticFiles } from "#server/static-files.ts";
import { metric, test as pageCacheTest } from "#tests/support/page-cache-test.ts";
import { serve } from "#tests/support/serve.ts";
import { SOON } from "#tests/support/site.ts";

const test = pageCacheTest.extend("env", { scope: "file" }, () => ({ TRUSTED_PROXIES: "1" }));

const MB = 1_000_000;
/** More than the buffers of a connection hold. */
const LARGE = Buffer.alloc(20 * MB);
const TAB = "/live?page=/apn&shown=0";

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends requests on one connection without waiting for an answer. Nothing is read before `resume`. */
async function sendAtOnce(url: string, targets: readonly string[]): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  sockets.push(socket);
  // The server may end the connection while we are still sending.
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(targets.map((target) => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`).join(""));
  return socket;
}

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** A server of one page, and the answers that it began. */
async function servePage(page: StoredPage) {
  const answers: ServerResponse[] = [];
  const { url, close } = await serve((request, response) => {
    answers.push(response);
    page.send(request, response, []);
  });
  const ended = (count: number) =>
    vi.waitFor(() => expect(answers.filter(({ writableEnded }) => writableEnded)).toHaveLength(count), SOON);
  return { url, close, ended };
}

describe("requests that are sent at once on a connection", () => {
  test("are answered one after the other", async ({ pages }) => {
    const paths = ["/apn", "/checkout?kit=piso", "/contacto", "/no-such-page", "/apn", "/healthz"];
    const socket = await sendAtOnce(pages.url, paths);
    let text = "";
    socket.on("data", (data) => {
      text += data;
    });
    socket.resume();
    await vi.waitFor(() => {
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
      expect(statuses).toEqual([200, 200, 200, 404, 200, 200]);
    }, SOON);
  });

  test("do not begin while an answer is not read", async () => {
    const begun: string[] = [];
    const answer: RequestListener = ({ url = "" }, response) => {
      begun.push(url);
      response.end(url === "/small" ? "x" : LARGE);
    };
    const { url, close } = await serve(answerInTurn(answer, { count: () => {} }));
    const socket = await sendAtOnce(url, ["/1", "/2", "/3"]);
    // Of another client, which reads.
    expect(await (await fetch(`${url}/small`)).text()).toBe("x");
    expect(begun).toEqual(["/1", "/small"]);
    socket.resume();
    await vi.waitFor(() => expect(begun).toEqual(["/1", "/small", "/2", "/3"]), SOON);
    await close();
  });

  test("take the place of one open tab", async ({ site, pages }) => {
    await sendAtOnce(pages.url, times(8, TAB));
    await vi.waitFor(async () => expect(await metric(site, "shop_open_tabs")).toBeGreaterThan(0), SOON);
    expect(await metric(site, "shop_open_tabs")).toBe(1);
  });

  test("end it when there are too many", async ({ site, pages }) => {
    const socket = await sendAtOnce(pages.url, times(50, TAB));
    await once(socket.resume(), "close");
    await vi.waitFor(async () => expect(await metric(site, "shop_open_tabs")).toBe(0), SOON);
  });
});

describe("an answer that is not read", () => {
  test("ends its connection", async () => {
    const server = createLimitedServer({ stillMs: 200 }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("No port is free");
    const answered = new Promise<ServerResponse>((resolve) =>
      server.on("request", (_request, response) => resolve(response.writeHead(200))),
    );
    await sendAtOnce(`http://127.0.0.1:${address.port}`, ["/"]);
    const response = await answered;
    response.end(LARGE);
    await once(response, "close");
    expect(response.writableFinished).toBe(false);
    server.close();
  });

  test("leaves no file open when its client goes", async () => {
    const folder = await mkdtemp(join(tmpdir(), "files-"));
    await writeFile(join(folder, "large.bin"), LARGE);
    const files = withStaticFiles((_request, response) => void response.end(), false, folder);
    let file: Readable | undefined;
    const { url, close } = await serve((request, response) => {
      response.once("pipe", (stream: Readable) => {
        file = stream;
      });
      files(request, response);
    });
    const socket = await sendAtOnce(url, ["/large.bin"]);
    await vi.waitFor(() => expect(file).toBeDefined(), SOON);
    socket.destroy();
    await vi.waitFor(() => expect(file?.destroyed).toBe(true), SOON);
    await close();
    await rm(folder, { recursive: true });
  });
});

describe("a page without compression is in memory once", () => {
  /** How many copies of a page are in memory, after requests that nobody reads. */
  const copiesAfter = async (
    size: number,
    send: (url: string, ended: (count: number) => Promise<unknown>) => Promise<unknown>,
  ) => {
    const page = new StoredPage(200, new Headers(), Buffer.alloc(size, "alarma "), []);
    await page.compress();
    const { url, close, ended } = await servePage(page);
    const before = process.memoryUsage().arrayBuffers;
    await send(url, ended);
    const bytes = process.memoryUsage().arrayBuffers - before;
    for (const socket of sockets.splice(0)) socket.destroy();
    await close();
    return bytes / size;
  };

  test("for all that ask for it at once", async () => {
    const copies = await copiesAfter(MB, async (url, ended) => {
      await sendAtOnce(url, times(60, "/"));
      await ended(60);
    });
    expect(copies).toBeLessThan(10);
  });

  test("for all to whom it is on its way", async () => {
    const copies = await copiesAfter(LARGE.length, async (url, ended) => {
      for (let count = 1; count <= 8; count += 1) {
        await sendAtOnce(url, ["/"]);
        await ended(count);
      }
    });
    expect(copies).toBeLessThan(4);
  });
});

test("one address holds at most 200 open tabs; others go on", async ({ site, open, onTestFinished }) => {
  const watch = (address: string) => open(TAB, { "X-Forwarded-For": `192.0.2.99, ${address}` });
  const tabs = times(200, "192.0.2.1").map(watch);
  await vi.waitFor(async () => expect(await metric(site, "shop_open_tabs")).toBe(200), SOON);
  expect(await (await watch("192.0.2.1")).text()).toBe("unwatched");
  tabs.push(watch("192.0.2.2"));
  await vi.waitFor(async () => expect(await metric(site, "shop_open_tabs")).toBe(201), SOON);
  onTestFinished(async () => void (await Promise.all(tabs)));
  site.services.content.clearCache();
});
