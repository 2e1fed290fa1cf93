import type { LiveEvent, SanityClient } from "@sanity/client";

/** What a listener to the content's changes is told. */
export interface LiveListener {
  /** Whether changes are heard of from now on. What changed while they were not, nobody knows. */
  onState(isLive: boolean, error?: unknown): void;
  /** What was published depends on these sync tags. */
  onChange(tags: readonly string[]): void;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;

/**
 * Listens to Sanity's live events for as long as the process runs. A connection that breaks is left, and another one made:
 * Sanity's client would tell of its own reconnecting late, even after it is connected again.
 *
 * @returns a function that stops listening.
 */
export function listenToChanges(client: SanityClient, { onState, onChange }: LiveListener): () => void {
  let isStopped = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  let subscription: { unsubscribe(): void } | undefined;

  const take = (event: LiveEvent) => {
    switch (event.type) {
      case "welcome":
      // Events were missed, and the connection goes on.
      case "restart":
        retryMs = FIRST_RETRY_MS;
        return onState(true);
      case "message":
        return onChange(event.tags);
      case "reconnect":
        return tryAgain(new Error("The live connection to the content broke"));
      case "goaway":
        return tryAgain(new Error(`The content ended the live connection: ${event.reason}`));
    }
  };
  const connect = () => {
    subscription = client.live.events({ tag: "live" }).subscribe({
      next: take,
      error: tryAgain,
      complete: () => tryAgain(new Error("The live connection to the content ended")),
    });
  };
  const tryAgain = (error: unknown) => {
    subscription?.unsubscribe();
    if (isStopped) return;
    onState(false, error);
    clearTimeout(timer);
    timer = setTimeout(connect, retryMs);
    timer.unref();
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  };

  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    subscription?.unsubscribe();
  };
}
