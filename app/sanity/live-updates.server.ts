import type { LiveEvent, SanityClient } from "@sanity/client";
import { createLiveFetch } from "./live-fetch.server.ts";

interface LiveListener {
  /** The connection was opened or lost. Changes made while it was down are never received. */
  onState(isLive: boolean, error?: unknown): void;
  /** The newest event that Sanity has, when a connection is opened. */
  onPosition(event: string): void;
  /** Documents were published that affect the results with these sync tags. `event`: its id. */
  onChange(tags: readonly string[], event: string): void;
}

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;

const liveFetch = createLiveFetch();

/**
 * Subscribes to Sanity's live events for the lifetime of the process. Reconnects by itself, because Sanity's client reports its own
 * reconnections too late.
 *
 * @returns a function that unsubscribes.
 */
export function subscribeToChanges(client: SanityClient, { onState, onChange, onPosition }: LiveListener): () => void {
  let isStopped = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  let subscription: { unsubscribe(): void } | undefined;
  const { live } = client.withConfig({ resolveFetch: () => liveFetch });

  const receive = (event: LiveEvent) => {
    switch (event.type) {
      case "welcome":
      // Events were missed; the connection continues.
      case "restart":
        retryMs = FIRST_RETRY_MS;
        // The client's type of a welcome lacks the id, which its events carry.
        if ("id" in event && typeof event.id === "string" && event.id !== "") onPosition(event.id);
        return onState(true);
      case "message":
        return onChange(event.tags, event.id);
      case "reconnect":
        return reconnect(new Error("The live connection broke"));
      case "goaway":
        return reconnect(new Error(`Sanity closed the live connection: ${event.reason}`));
    }
  };
  const connect = () => {
    subscription = live.events({ tag: "live" }).subscribe({
      next: receive,
      error: reconnect,
      complete: () => reconnect(new Error("The live connection ended")),
    });
  };
  const reconnect = (error: unknown) => {
    subscription?.unsubscribe();
    if (isStopped) return;
    onState(false, error);
    clearTimeout(timer);
    timer = setTimeout(connect, retryMs);
    timer.unref();
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
  };

  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    subscription?.unsubscribe();
  };
}
