import type { Server } from "node:http";
import type { Services } from "#app/context.ts";
import type { Log } from "./log.ts";

/**
 * Stops the server on SIGTERM, SIGINT, and when its parent process ends. It refuses new requests, waits up to `graceMs` milliseconds
 * for requests in flight, then closes jobs and database.
 */
export function stopOnSignals(server: Server, services: Services, log: Log, graceMs: number): void {
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "The server is stopping");
    const timeout = setTimeout(() => server.closeAllConnections(), graceMs);
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    clearTimeout(timeout);
    try {
      services.content.close();
      await services.store.close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, "The database did not close cleanly");
      process.exit(1);
    }
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
  process.on("disconnect", () => stop("disconnect"));
  // The listener must not keep the process alive.
  process.channel?.unref();
}
