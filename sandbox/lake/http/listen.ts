import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

const LOOPBACK = "127.0.0.1";
const EVERYWHERE = "0.0.0.0";

/** Handles connections that ask for an upgrade to WebSocket. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Listening {
  /** The actual port, also when 0 was given. */
  port: number;
  /** Replaces the request handler and sets the upgrade handler. */
  answerWith: (handler: RequestListener, upgrade: UpgradeListener) => void;
  /** Refuses new connections. Resolves when the requests in flight are answered. */
  close: () => Promise<void>;
}

/**
 * Listens on 127.0.0.1. Throws (code EADDRINUSE) when the port is taken.
 *
 * @param isOpen listens on every address, for a server in a container.
 */
export async function listen(port: number, firstHandler: RequestListener, isOpen = false): Promise<Listening> {
  let handler = firstHandler;
  let upgradeHandler: UpgradeListener = (_request, socket) => socket.destroy();
  let isClosing = false;
  // server.close() waits for connections that browsers open in advance, so idle ones are tracked and closed here.
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
    server.listen(port, isOpen ? EVERYWHERE : LOOPBACK, () => {
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
