import { Router } from "express";
import type { Exchange } from "#sandbox/recorder/exchange.ts";
import { serviceRoute } from "#sandbox/recorder/service-route.ts";
import { registerAddress } from "./address.ts";
import { confirmOrder } from "./confirmation.ts";
import { registerCustomer } from "./customer.ts";
import { registerOrder } from "./order.ts";
import type { Registry } from "./registry.ts";

/** The alarms backend: section 7 of the specification. */
export function alarmsRoutes(exchange: Exchange, registry: Registry): Router {
  const route = serviceRoute(exchange, "alarms");
  const routes = Router();
  routes.post("/customer", route(registerCustomer(registry)));
  routes.post("/customer/:customerId/address", route(registerAddress(registry)));
  routes.post("/address/:addressId/order", route(registerOrder(registry)));
  routes.post("/confirmation", route(confirmOrder(registry)));
  return routes;
}
