import { timingSafeEqual } from "node:crypto";
import type { RequestHandler } from "express";
import type { Log } from "#app/context.ts";
import type { Store } from "#app/db/store.server.ts";
import type { Metrics } from "./metrics.ts";

/** Answers with the process's metrics, to those who know the token; on a developer's machine there need be none. */
export function metricsRoute(metrics: Metrics, store: Store, token: string | undefined, log: Log): RequestHandler {
  return (request, response, next) => {
    if (token !== undefined && !isSame(request.get("Authorization") ?? "", `Bearer ${token}`)) {
      response.status(401).set("WWW-Authenticate", "Bearer").type("text/plain").send("A token is needed.\n");
      return;
    }
    metrics
      .read(store, log)
      .then((text) => response.set("Cache-Control", "no-store").type(metrics.contentType).send(text))
      .catch(next);
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
