import { json, type Response, Router } from "express";
import { asyncRoute } from "local-content-lake/http/handlers";
import { HttpError, validate } from "#sandbox/http/http-error.ts";
import { failureRule } from "./failure-rules.ts";
import { type ReceivedLog, service } from "./received-log.ts";
import type { Recorder } from "./recorder.ts";

/** `/received`: reads and deletes recorded requests. `/failures`: reads, adds and deletes failure rules. */
export function recorderRoutes({ received, failures }: Recorder): Router {
  const routes = Router();

  // `path` is a prefix, relative to the service. Oldest first.
  routes.get("/received", (request, response) => {
    const filter = request.query.service === undefined ? undefined : validate(service, request.query.service);
    const path = request.query.path === undefined ? "" : String(request.query.path);
    const found = received.requests.filter(
      (entry) => (filter === undefined || entry.service === filter) && entry.path.startsWith(path),
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
    if (!request.is("application/json")) throw new HttpError(415, "Send the rule as application/json");
    failures.add(validate(failureRule, request.body));
    response.json(failures.rules);
  });

  routes.delete("/failures", (_request, response) => {
    failures.clear();
    response.sendStatus(204);
  });

  return routes;
}

/** Interval of comments that keep an idle stream open, in milliseconds. */
const HEARTBEAT_MS = 20_000;

/** `GET /events`: server-sent events `received`, with the request as JSON, and `emptied`. */
export function eventRoutes(received: ReceivedLog): { routes: Router; endAll: () => void } {
  const routes = Router();
  const open = new Set<Response>();

  routes.get("/events", (request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    response.write(": connected\n\n");
    const send = (event: string, data: unknown) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    const onReceived = (request: unknown) => send("received", request);
    const onEmptied = () => send("emptied", {});
    const heartbeat = setInterval(() => response.write(": still here\n\n"), HEARTBEAT_MS);
    received.changes.on("received", onReceived).on("emptied", onEmptied);
    open.add(response);
    response.on("close", () => {
      clearInterval(heartbeat);
      received.changes.off("received", onReceived).off("emptied", onEmptied);
      open.delete(response);
    });
  });

  return {
    routes,
    /** Ends the streams, which never end by themselves. */
    endAll: () => {
      for (const response of open) response.end();
    },
  };
}
