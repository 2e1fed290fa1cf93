import { Router } from "express";
import type { Exchange } from "#sandbox/recorder/exchange.ts";
import { serviceRoute } from "#sandbox/recorder/service-route.ts";
import type { IssuedIds } from "../storage/issued-ids.ts";
import { recoverLead } from "./abandoned-cart.ts";
import { requestCallback } from "./callback.ts";
import { commentQualification, qualify } from "./qualification.ts";

/** The service that the specification calls 'node': leads, help-page feedback and call-backs. */
export function nodeRoutes(exchange: Exchange, ids: IssuedIds): Router {
  const route = serviceRoute(exchange, "node");
  const routes = Router();
  routes.post("/abandonedcart", route(recoverLead(ids)));
  routes.post("/qualification", route(qualify(ids)));
  routes.put("/qualification/:id", route(commentQualification(ids)));
  routes.post("/callback", route(requestCallback(ids)));
  return routes;
}
