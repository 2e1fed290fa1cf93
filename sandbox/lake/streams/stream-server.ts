import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RequestHandler, type Response, Router } from "express";
import { type WebSocket, WebSocketServer } from "ws";
import { LakeError } from "../query/lake-error.ts";
import { eventText, type PrepareStream, type StartStream } from "./event-stream.ts";

/** Milliseconds between signs of life, well under what proxies and clients wait. */
const HEARTBEAT_MS = 15_000;

/** Bytes that a reader may lag behind before it is cut off; it comes back and starts afresh. */
const MOST_UNSENT_BYTES = 16_000_000;

/** Milliseconds that a WebSocket has to say goodbye at the end. */
const GOODBYE_MS = 1_000;

/** A stream's address within the lake. */
export interface StreamRoute {
  path: RegExp;
  prepare: PrepareStream;
}

/** A WebSocket's address within the lake that is no stream of events. */
export interface SocketRoute {
  path: RegExp;
  connect: (socket: WebSocket) => void;
}

/**
 * Serves streams of events two ways: as server-sent events and, at the same address, as a WebSocket whose messages are
 * the chunks of that text. Browsers allow six HTTP/1.1 connections a host, which the Studio would use up.
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

  /** The server-sent events. */
  get routes(): Router {
    const routes = Router();
    for (const { path, prepare } of this.#streams) routes.get(path, this.#answerWith(prepare));
    return routes;
  }

  /** Answers an upgrade; `path` and `search` are those within the lake. Throws LakeError when there is nothing there. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, { pathname, searchParams }: URL): void {
    const stream = this.#streams.find(({ path }) => path.test(pathname));
    const start = stream?.prepare({ search: Object.fromEntries(searchParams), headers: request.headers });
    const connect = this.#sockets.find(({ path }) => path.test(pathname))?.connect;
    if (!start && !connect) throw new LakeError(404, "Not Found", { statusCode: 404, error: "Not Found" });
    this.#webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on("error", () => webSocket.terminate());
      if (start) sendOverSocket(webSocket, start);
      else connect?.(webSocket);
    });
  }

  /** Ends every stream: they never end by themselves. */
  endAll(): void {
    for (const response of this.#open) response.end();
    for (const socket of this.#webSockets.clients) {
      socket.close(1001);
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
    }
  }

  #answerWith(prepare: PrepareStream): RequestHandler {
    return (request, response) => {
      const start = prepare({ search: request.query, headers: request.headers });
      response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store" });
      if (request.method === "HEAD") {
        response.end();
        return;
      }
      response.write(":\n\n");
      this.#open.add(response);
      const write = (text: string) => {
        if (response.writableLength > MOST_UNSENT_BYTES) response.destroy();
        else response.write(text);
      };
      const stop = start({ send: (event) => write(eventText(event)) });
      const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS);
      response.on("close", () => {
        clearInterval(heartbeat);
        this.#open.delete(response);
        stop();
      });
    };
  }
}

function sendOverSocket(socket: WebSocket, start: StartStream): void {
  const write = (text: string) => {
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate();
    else socket.send(text);
  };
  write(":\n\n");
  const stop = start({ send: (event) => write(eventText(event)) });
  const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS);
  socket.on("close", () => {
    clearInterval(heartbeat);
    stop();
  });
}
