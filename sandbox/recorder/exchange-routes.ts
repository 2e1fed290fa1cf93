import { json, Router } from "express";
import { asyncRoute } from "#sandbox/http/async-route.ts";
import { Refusal } from "#sandbox/http/refusal.ts";
import { validate } from "#sandbox/http/validate.ts";
import type { Exchange } from "./exchange.ts";
import { failureRule } from "./failure-rules.ts";
import { service } from "./service.ts";

/** Reading and emptying what was received; setting and clearing failures. */
export function exchangeRoutes({ received, failures }: Exchange): Router {
  const routes = Router();

  /** `path` is a path within its service and matches all that begin with it. Oldest first. */
  routes.get("/received", (request, response) => {
    const wanted = request.query.service === undefined ? undefined : validate(service, request.query.service);
    const path = request.query.path === undefined ? "" : String(request.query.path);
    const found = received.requests.filter(
      (entry) => (wanted === undefined || entry.service === wanted) && entry.path.startsWith(path),
    );
    response.json(found);
  });

  routes.delete(
    "/received",
    asyncRoute(async (_request, response) => {
      await received.empty();
      response.sendStatus(204);
    }),
  );

  routes.get("/failures", (_request, response) => {
    response.json(failures.rules);
  });

  routes.put("/failures", json(), (request, response) => {
    if (!request.is("application/json")) throw new Refusal(415, "Send the rule as application/json");
    failures.add(validate(failureRule, request.body));
    response.json(failures.rules);
  });

  routes.delete("/failures", (_request, response) => {
    failures.clear();
    response.sendStatus(204);
  });

  return routes;
}
