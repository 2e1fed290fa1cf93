import { Router, raw } from "express";

/** What the Studio asks of Sanity's other services: nothing is offered, counted or measured here. */
export function serviceRoutes(): Router {
  const routes = Router();
  routes.get("/v:version/ping", (_request, response) => void response.type("text").send("PONG"));
  routes.get("/v:version/check/cors", (_request, response) => {
    response.json({ result: { allowed: true, withCredentials: true } });
  });
  routes.get("/v:version/intake/telemetry-status", (_request, response) => void response.json({ status: "denied" }));
  routes.post("/v:version/intake/:kind", raw({ type: () => true, limit: "1mb" }), (_request, response) => {
    response.sendStatus(204);
  });
  routes.get("/v:version/help", (_request, response) => void response.json({ resources: {} }));
  routes.get("/v:version/journey/*", (_request, response) => void response.json(null));
  return routes;
}
