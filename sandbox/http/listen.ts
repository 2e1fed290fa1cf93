import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

const HOST = "127.0.0.1";

/** Handles an upgrade of a connection to WebSocket. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Listening {
  /** The port in use; a free one for port 0. */
  port: number;
  /** Replaces the request handlers. */
  answerWith: (handler: RequestListener, upgrade: UpgradeListener) => void;
  /** Refuses new connections, and resolves when the requests in flight are finished. */
  close: () => Promise<void>;
}

/**
 * Listens on the loopback interface only.
 *
 * @throws when the port is in use (code EADDRINUSE).
 */
export async function listen(port: number, firstHandler: RequestListener): Promise<Listening> {
  let handler = firstHandler;
  let upgradeHandler: UpgradeListener = (_request, socket) => socket.destroy();
  let isClosing = false;
  // Node's close waits seconds for connections that browsers open in advance, so idle connections are tracked here.
  const idle = new Set<Socket>();
  const setIdle = (socket: Socket) => {
    if (isClosing) socket.destroySoon();
    else if (!socket.destroyed) idle.add(socket);
  };
  const server = createServer((request, response) => {
    idle.delete(request.socket);
    response.once("close", () => setIdle(request.socket));
    handler(request, response);
  });
  server.on("upgrade", (request, socket, head) => {
    idle.delete(request.socket);
    upgradeHandler(request, socket, head);
  });
  server.on("connection", (socket) => {
    setIdle(socket);
    socket.once("close", () => idle.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    answerWith: (next, upgrade) => {
      handler = next;
      upgradeHandler = upgrade;
    },
    close: () => {
      isClosing = true;
      const closed = new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
      for (const socket of idle) socket.destroy();
      return closed;
    },
  };
}
