import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

const HOST = "127.0.0.1";

/** Takes over a connection that asks to become something else than HTTP: a WebSocket. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Listening {
  /** The port taken: a free one when 0 was asked for. */
  port: number;
  /** From now on these answer the requests. */
  answerWith: (handler: RequestListener, upgrade: UpgradeListener) => void;
  /** Takes no new connection, and resolves when the requests in flight are answered. */
  close: () => Promise<void>;
}

/** Listens on the machine's own loopback alone. Throws (code EADDRINUSE) when the port is taken. */
export async function listen(port: number, firstHandler: RequestListener): Promise<Listening> {
  let handler = firstHandler;
  let upgradeHandler: UpgradeListener = (_request, socket) => socket.destroy();
  let isClosing = false;
  // Node's own closing waits seconds for connections that browsers open ahead of need, so the idle are counted here.
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
