import type { Server } from "node:http";
import type { Services } from "#app/context.ts";
import type { Log } from "./log.ts";

/**
 * Stops on SIGTERM, on Ctrl-C, and when the process that started this one is gone: no new requests, those in flight
 * finish within `graceMs`, then jobs and database close.
 */
export function stopOnSignals(server: Server, services: Services, log: Log, graceMs: number): void {
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "The site stops");
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    clearTimeout(late);
    try {
      services.content.close();
      await services.store.close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, "The store did not close cleanly");
      process.exit(1);
    }
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
  process.on("disconnect", () => stop("disconnect"));
  // Listening for it must not keep the process alive.
  process.channel?.unref();
}
