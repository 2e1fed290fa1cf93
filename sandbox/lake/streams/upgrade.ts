import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Access } from "../access/access.ts";
import { originNotAllowed } from "../access/allowed-origins.ts";
import { commentsStream } from "../comments/comments-routes.ts";
import type { Dataset } from "../documents/dataset.ts";
import type { Log } from "../http/handlers.ts";
import type { UpgradeListener } from "../http/listen.ts";
import { reasonToRefuse } from "../http/loopback.ts";
import { errorBody, LakeError, UNKNOWN_ADDRESS } from "../lake-error.ts";
import { listenStream } from "./listen.ts";
import { liveStream } from "./live.ts";
import { presenceSocket } from "./presence.ts";
import { StreamServer } from "./stream-server.ts";

/** Everything that the lake pushes: document changes, sync tags, and presence in the Studio. */
export function lakeStreams(dataset: Dataset, comments: Dataset, access: Access): StreamServer {
  const of = (path: string, { name } = dataset) => new RegExp(`^/v[^/]+/${path}/${name}$`);
  return new StreamServer(
    [
      { path: of("data/listen"), prepare: listenStream(dataset, access) },
      { path: of("data/listen", comments), prepare: commentsStream(comments, access) },
      { path: of("data/live/events"), prepare: liveStream(dataset, access) },
    ],
    [{ path: of("socket"), connect: presenceSocket(access) }],
  );
}

/** The error to answer for a path, for tests of clients. Undefined: the lake's own answer. */
export type FailureOf = (path: string) => Promise<{ status: number; body: unknown } | undefined>;

interface UpgradeOptions {
  streams: StreamServer;
  access: Access;
  /** The path at which the lake is mounted. */
  basePath: string;
  /** Values of `Host` beside localhost. */
  hosts: readonly string[] | undefined;
  log: Log;
  failureOf: FailureOf | undefined;
}

/** Upgrades connections to the lake's streams to WebSockets. */
export function upgradeListener({ streams, access, basePath, hosts, log, failureOf }: UpgradeOptions): UpgradeListener {
  const prefix = basePath.replace(/\/$/, "");

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const reason = reasonToRefuse(request, hosts);
    if (reason !== undefined) return refuse(socket, 403, errorBody(403, reason));
    const url = new URL(request.url ?? "/", "http://localhost");
    if (!url.pathname.startsWith(`${prefix}/`))
      return refuse(socket, 404, errorBody(404, "There is no WebSocket here"));
    url.pathname = url.pathname.slice(prefix.length);
    const { origin } = request.headers;
    if (access.mode && origin !== undefined && !access.mode.origins.includes(origin)) throw originNotAllowed();
    if (/^\/v[^/]+\/socket\//.test(url.pathname)) access.requireCaller(request.headers);
    const failure = await failureOf?.(url.pathname);
    if (failure) return refuse(socket, failure.status, failure.body);
    streams.upgrade(request, socket, head, url);
  };

  return (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    upgrade(request, socket, head).catch((error: unknown) => {
      if (error instanceof LakeError) {
        if (error.status === 404) log.warn({ method: "WebSocket", path: request.url }, UNKNOWN_ADDRESS);
        return refuse(socket, error.status, error.body);
      }
      log.error({ err: error, url: request.url }, "a connection could not become a WebSocket");
      refuse(socket, 500, errorBody(500, "Internal server error"));
    });
  };
}

/** Answers in HTTP, which the connection still speaks. */
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
