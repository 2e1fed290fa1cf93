import type { RequestHandler } from "express";
import { isLoopbackOrigin } from "./loopback-only.ts";

/** Lets pages of this machine, on any port, read the answers. A page from elsewhere gets no leave. */
export const loopbackCors: RequestHandler = (request, response, next) => {
  const { origin } = request.headers;
  response.vary("Origin");
  if (origin === undefined || !isLoopbackOrigin(origin)) return next();
  response.set("Access-Control-Allow-Origin", origin);
  response.set("Access-Control-Allow-Credentials", "true");
  const asksLeave = request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined;
  if (!asksLeave) return next();
  response.set("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
  response.set("Access-Control-Allow-Headers", request.headers["access-control-request-headers"] ?? "");
  response.set("Access-Control-Max-Age", "600");
  response.sendStatus(204);
};
