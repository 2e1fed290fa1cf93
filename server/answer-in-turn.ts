import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Refusals } from "./refusals.ts";

/** Requests that may wait on a connection for the answers before. Browsers and proxies send one and wait. */
const MAX_WAITING = 10;

interface Turn {
  last: ServerResponse;
  waiting: number;
}

/**
 * Begins the work for a request when the answer before it on the same connection was written (docs/rules.md#request-limits). Node begins
 * with all that a client has sent at once, and keeps the answers in memory until they are read: for a client that never reads, that is
 * work for nothing.
 */
export function answerInTurn(site: RequestListener, { count }: Pick<Refusals, "count">): RequestListener {
  const turns = new WeakMap<Socket, Turn>();
  return (request, response) => {
    const { socket } = request;
    const turn = turns.get(socket);
    if (!turn || turn.last.writableFinished) {
      if (turn) turn.last = response;
      else turns.set(socket, { last: response, waiting: 0 });
      return site(request, response);
    }
    // What else came with the request for which it was closed.
    if (socket.destroyed) return;
    if (turn.waiting === MAX_WAITING) {
      count(429, "server");
      socket.destroy();
      return;
    }
    turn.waiting += 1;
    turn.last.once("close", () => {
      turn.waiting -= 1;
      if (!socket.destroyed) site(request, response);
    });
    turn.last = response;
  };
}
