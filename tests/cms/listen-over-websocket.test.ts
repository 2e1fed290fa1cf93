import { once } from "node:events";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { test } from "#tests/sandbox/sandbox-test.ts";
import type { TestSandbox } from "#tests/sandbox/start-test-sandbox.ts";
import { fetchWithStreamsOverWebSockets } from "../../cms/local/listen-over-websocket.ts";

/** One promise for each opened WebSocket, resolved when it closes. */
let closings: Promise<unknown>[] = [];
beforeEach(() => {
  closings = [];
  class Watched extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      closings.push(once(this, "close"));
    }
  }
  vi.stubGlobal("WebSocket", Watched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = async (sandbox: TestSandbox, signal?: AbortSignal) => {
  const address = `${sandbox.url}/lake/v2025-11-01/data/listen/production?query=*`;
  const { body } = await fetchWithStreamsOverWebSockets(address, signal ? { signal } : {});
  if (!body) throw new Error("no body");
  return body.pipeThrough(new TextDecoderStream()).getReader();
};

/** Reads a stream until it has sent a text. */
async function readUntil(reader: ReadableStreamDefaultReader<string>, text: string): Promise<void> {
  let received = "";
  while (!received.includes(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended before '${text}': ${received}`);
    received += value;
  }
}

// The tests wait for the close, because an uncaught error in its handler fails the run.
test("cancelling the reader closes the socket", async ({ sandbox }) => {
  const reader = await open(sandbox);
  await readUntil(reader, "event: welcome");
  await reader.cancel();
  await Promise.all(closings);
  expect(closings).toHaveLength(1);
});

test("aborting an open request closes the socket and fails the reader", async ({ sandbox }) => {
  const controller = new AbortController();
  const reader = await open(sandbox, controller.signal);
  await readUntil(reader, "event: welcome");
  controller.abort();
  await expect(reader.read()).rejects.toThrow("aborted");
  await Promise.all(closings);
});

test("an aborted request is not sent", async ({ sandbox }) => {
  await expect(open(sandbox, AbortSignal.abort())).rejects.toThrow("aborted");
  expect(closings).toEqual([]);
});

test("the stream ends when the lake closes it", async ({ sandbox }) => {
  const reader = await open(sandbox);
  await readUntil(reader, "event: welcome");
  await sandbox.restart();
  await expect(readUntil(reader, "event: mutation")).rejects.toThrow("The stream ended");
});

test("a refused connection is an error", async ({ sandbox }) => {
  const address = `${sandbox.url}/lake/v2025-11-01/data/listen/other?query=*`;
  await expect(fetchWithStreamsOverWebSockets(address)).rejects.toThrow("could not be opened");
});
