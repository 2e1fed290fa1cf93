import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  ServerResponse,
} from "node:http";
import { SERVER_PATHS } from "#app/paths.ts";

type HeadersOfResponse = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** The end of a process that serves requests (docs/rules.md#shutdown). */
export interface Drain {
  /** The class of the server's responses: an option of `createServer`. */
  Response: typeof ServerResponse<IncomingMessage>;
  /** Answers readiness with 503 once the drain has begun. */
  guard(site: RequestListener): RequestListener;
  /** From now on every response ends its connection, also those to requests in flight. */
  begin(): void;
}

export function createDrain(): Drain {
  let isDraining = false;
  class Response extends ServerResponse {
    override writeHead(status: number, message?: string | HeadersOfResponse, headers?: HeadersOfResponse): this {
      // Node then sends `Connection: close`, so that no client sends a request while the connection is being closed.
      if (isDraining) this.shouldKeepAlive = false;
      if (typeof message === "string") return super.writeHead(status, message, headers);
      return super.writeHead(status, message ?? headers);
    }
  }
  return {
    Response,
    guard: (site) => (request, response) => {
      const isAsked = isDraining && request.url?.split("?", 1)[0] === SERVER_PATHS.readiness;
      if (!isAsked) return site(request, response);
      response
        .writeHead(503, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" })
        .end('{"missing":["process"]}');
    },
    begin: () => {
      isDraining = true;
    },
  };
}
