import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { foreignRequest } from "#sandbox/http/loopback.ts";
import type { Recorder } from "#sandbox/recorder/recorder.ts";
import type { UpgradeListener } from "../http/listen.ts";
import { log } from "../log.ts";
import { LakeError, UNKNOWN_ADDRESS } from "./query/lake-error.ts";
import type { StreamServer } from "./streams/stream-server.ts";

const LAKE = "/lake";

/** Makes WebSockets of connections to the lake's streams, under the failure rules that its other addresses obey. */
export function lakeUpgrade(recorder: Recorder, streams: StreamServer): UpgradeListener {
  return (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    upgrade(recorder, streams, { request, socket, head }).catch((error: unknown) => {
      if (error instanceof LakeError) {
        if (error.status === 404) log.warn({ method: "WebSocket", path: request.url }, UNKNOWN_ADDRESS);
        return refuse(socket, error.status, error.body);
      }
      log.error({ err: error, url: request.url }, "a connection could not become a WebSocket");
      refuse(socket, 500, { message: "Internal server error" });
    });
  };
}

interface Connection {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

async function upgrade(recorder: Recorder, streams: StreamServer, { request, socket, head }: Connection) {
  const reason = foreignRequest(request);
  if (reason !== undefined) return refuse(socket, 403, { message: reason });
  const url = new URL(request.url ?? "/", "http://localhost");
  if (!url.pathname.startsWith(`${LAKE}/`)) return refuse(socket, 404, { message: "There is no WebSocket here" });
  url.pathname = url.pathname.slice(LAKE.length);
  const { pathname: path } = url;
  const failure = await recorder.failure({
    service: "lake",
    method: "GET",
    path,
    idempotencyKey: undefined,
    body: null,
  });
  if (failure) return refuse(socket, failure.status, failure.body);
  streams.upgrade(request, socket, head, url);
}

/** Answers in HTTP, as the connection still speaks it. */
function refuse(socket: Duplex, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Error"}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(text)}`,
    "Connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${text}`);
}
