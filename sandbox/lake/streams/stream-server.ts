import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RequestHandler, type Response, Router } from "express";
import { type WebSocket, WebSocketServer } from "ws";
import { notFound } from "../lake-error.ts";
import type { QueryStringParams } from "../query/query-request.ts";

/** A connection to send events to, over HTTP or WebSocket. */
export interface EventStream {
  send: (event: StreamedEvent) => void;
}

/** One server-sent event. */
interface StreamedEvent {
  name: string;
  id?: string;
  data: unknown;
}

/** A request for a stream. */
export interface StreamRequest {
  queryString: QueryStringParams;
  headers: IncomingHttpHeaders;
}

/** The last event that a client has received before it reconnects. Browsers cannot set headers on a WebSocket, so a query parameter works too. */
export function lastEventId({ headers, queryString }: StreamRequest): string | undefined {
  const id = headers["last-event-id"] ?? queryString.lastEventId;
  return id === undefined || id === "" ? undefined : String(id);
}

/** Starts sending. Returns a function that stops it. */
type StartStream = (stream: EventStream) => () => void;

/** Validates a request before anything is sent. Throws LakeError. */
export type PrepareStream = (request: StreamRequest) => StartStream;

/** A comment of `text/event-stream`, which clients ignore. */
const HEARTBEAT = ":\n\n";

/** Milliseconds between heartbeats, well below the timeouts of proxies and clients. */
const HEARTBEAT_MS = 15_000;

/** Unsent bytes after which a slow client is disconnected. It reconnects and starts again. */
const MAX_UNSENT_BYTES = 16_000_000;

/** Milliseconds for a WebSocket's closing handshake. */
const CLOSING_MS = 1_000;

/** An event stream and its path within the lake. */
interface StreamRoute {
  path: RegExp;
  prepare: PrepareStream;
}

/** Takes a new connection, and the headers of the request that opened it. */
export type SocketConnected = (socket: WebSocket, headers: IncomingHttpHeaders) => void;

/** A WebSocket that is not an event stream, and its path within the lake. */
interface SocketRoute {
  path: RegExp;
  connect: SocketConnected;
}

/**
 * Serves event streams as server-sent events and, at the same path, as WebSockets whose messages are chunks of that text.
 * Browsers allow six HTTP/1.1 connections per host; the Studio opens more streams than that.
 */
export class StreamServer {
  readonly #streams: StreamRoute[];
  readonly #sockets: SocketRoute[];
  readonly #webSockets = new WebSocketServer({ noServer: true, maxPayload: 1_000_000 });
  readonly #open = new Set<Response>();

  constructor(streams: StreamRoute[], sockets: SocketRoute[]) {
    this.#streams = streams;
    this.#sockets = sockets;
  }

  /** The routes of the server-sent events. */
  get routes(): Router {
    const routes = Router();
    for (const { path, prepare } of this.#streams) routes.get(path, this.#answerWith(prepare));
    return routes;
  }

  /** Upgrades a connection. The URL is relative to the lake. Throws LakeError 404 when it has no stream. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, { pathname, searchParams }: URL): void {
    const stream = this.#streams.find(({ path }) => path.test(pathname));
    const start = stream?.prepare({ queryString: Object.fromEntries(searchParams), headers: request.headers });
    const connect = this.#sockets.find(({ path }) => path.test(pathname))?.connect;
    if (!start && !connect) throw notFound("Not Found");
    this.#webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on("error", () => webSocket.terminate());
      if (start) sendOverSocket(webSocket, start);
      else connect?.(webSocket, request.headers);
    });
  }

  /** Ends all streams, which never end by themselves. */
  endAll(): void {
    for (const response of this.#open) response.end();
    for (const socket of this.#webSockets.clients) {
      socket.close(1001);
      setTimeout(() => socket.terminate(), CLOSING_MS).unref();
    }
  }

  #answerWith(prepare: PrepareStream): RequestHandler {
    return (request, response) => {
      const start = prepare({ queryString: request.query, headers: request.headers });
      response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store" });
      if (request.method === "HEAD") {
        response.end();
        return;
      }
      // The reader has left while the answer was delayed. No event tells it again, so the heartbeat would never end.
      if (response.destroyed) return;
      this.#open.add(response);
      const stop = sendEvents(start, (text) => {
        if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
        else response.write(text);
      });
      response.on("close", () => {
        this.#open.delete(response);
        stop();
      });
    };
  }
}

function sendOverSocket(socket: WebSocket, start: StartStream): void {
  const stop = sendEvents(start, (text) => {
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) socket.terminate();
    else socket.send(text);
  });
  socket.on("close", stop);
}

/** Writes the events and the heartbeats. Returns a function that stops both. */
function sendEvents(start: StartStream, write: (text: string) => void): () => void {
  write(HEARTBEAT);
  const stop = start({ send: (event) => write(eventText(event)) });
  const heartbeat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS);
  return () => {
    clearInterval(heartbeat);
    stop();
  };
}

/** The event as `text/event-stream`. JSON has no line breaks, so the data is one line. */
function eventText({ name, id, data }: StreamedEvent): string {
  return `event: ${name}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
