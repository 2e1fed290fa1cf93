import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "#app/context.ts";
import type { Drain } from "./drain.ts";
import type { Log } from "./log.ts";

/** How long jobs and database may take to close, in milliseconds. What was answered is on disk, and interrupted jobs are retried. */
const CLOSE_MS = 15_000;

interface Options {
  drain: Drain;
  /** How long the server goes on after SIGTERM, in milliseconds, so that proxies see its readiness and send no more. */
  delayMs: number;
  /** How long requests in flight may take after that, in milliseconds. */
  graceMs: number;
  /** Called when the server takes no more requests: ends those that wait for something. */
  onStop: () => void;
}

/**
 * Ends a process that is still starting when its parent has ended. Nothing is in flight yet.
 *
 * @returns a function that removes this handler, for when `stopOnSignals` takes over.
 */
export function endWithParent(): () => void {
  const end = () => process.exit(1);
  // The parent may have ended while the modules were loading, before this listener. Only a child of Node has `send`.
  if (process.send && !process.connected) end();
  process.once("disconnect", end);
  process.channel?.unref();
  return () => process.off("disconnect", end);
}

/**
 * Stops the server on SIGTERM, SIGINT, and when its parent process ends (docs/rules.md#shutdown). After SIGTERM it still answers for
 * `delayMs` milliseconds. Then it takes no more requests, waits for those in flight, and closes jobs and database.
 */
export function stopOnSignals(server: Server, services: Services, log: Log, options: Options): void {
  const { drain, delayMs, graceMs, onStop } = options;
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "The server is stopping");
    drain.begin();
    // Only orchestrators send SIGTERM and have proxies to tell.
    if (reason === "SIGTERM") await pause(delayMs);
    const timeout = setTimeout(() => {
      log.warn({ graceMs }, "Requests in flight took too long and were ended");
      server.closeAllConnections();
    }, graceMs);
    onStop();
    // Also closes the connections without a request.
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(timeout);
    setTimeout(() => {
      log.error({ closeMs: CLOSE_MS }, "Jobs or database did not close in time");
      process.exit(1);
    }, CLOSE_MS);
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
