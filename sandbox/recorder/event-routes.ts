import { type Response, Router } from "express";
import type { ReceivedLog } from "./received-log.ts";

/** Milliseconds between comments that keep an idle stream open. */
const HEARTBEAT_MS = 20_000;

/** `GET /events`: a server-sent event `received` for each request, with it as JSON, and `emptied`. */
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
    /** A stream never ends by itself, so a shutdown ends them. */
    endAll: () => {
      for (const response of open) response.end();
    },
  };
}
