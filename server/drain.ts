import type { RequestListener, ServerResponse } from "node:http";
import { SERVER_PATHS } from "#app/paths.ts";

/** The end of a process that serves requests (docs/rules.md#shutdown). */
export function createDrain() {
  let isDraining = false;
  /** Responses in flight. A cached page is written synchronously and is not tracked. */
  const inFlight = new Set<ServerResponse>();

  const refuseReadiness = (response: ServerResponse) => {
    response
      .writeHead(503, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" })
      .end('{"missing":["process"]}');
  };
  return {
    /** Answers readiness with 503 once the drain has begun. */
    guard:
      (site: RequestListener): RequestListener =>
      (request, response) => {
        if (isDraining) {
          endConnection(response);
          if (request.url?.split("?", 1)[0] === SERVER_PATHS.readiness) return refuseReadiness(response);
        }
        site(request, response);
        if (response.writableEnded) return;
        inFlight.add(response);
        response.once("close", () => inFlight.delete(response));
      },
    /** From now on every response ends its connection, also those to requests in flight. */
    begin: () => {
      isDraining = true;
      inFlight.forEach(endConnection);
    },
  };
}

export type Drain = ReturnType<typeof createDrain>;

/** Node then sends `Connection: close`, so that no client sends a request while the connection is being closed. */
function endConnection(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
