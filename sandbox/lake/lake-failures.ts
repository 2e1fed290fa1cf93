import type { RequestHandler } from "express";
import type { Exchange } from "#sandbox/recorder/exchange.ts";
import { serviceRequest } from "#sandbox/recorder/service-route.ts";

/** The failures set for the lake. Its queries are not recorded, they would drown the rest; its failures are. */
export function lakeFailures(exchange: Exchange): RequestHandler {
  return (request, response, next) => {
    exchange.failure(serviceRequest("lake", request).request).then((outcome) => {
      if (outcome) response.status(outcome.status).json(outcome.body);
      else next();
    }, next);
  };
}
