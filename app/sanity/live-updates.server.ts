import type { LiveEvent, SanityClient } from "@sanity/client";
import { z } from "zod";

/** How long Sanity may take to open the live connection, and how long an event may be, in bytes. */
interface Limits {
  connectMs: number;
  maxEventBytes: number;
}

/** An event holds the sync tags of a publish: some kilobytes. */
const LIMITS: Limits = { connectMs: 10_000, maxEventBytes: 1024 * 1024 };

/**
 * Sanity's client asks here after each failure whether an origin may send requests, and reports the failure when it knows. Only a browser
 * has an origin, and the answer may never come.
 */
const ORIGIN_CHECK = "/check/cors";

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;

/**
 * Returns the `fetch` of the live connection. Sanity's client has no limits: it waits forever for a response, leaves the
 * connection open when the response is no event stream, and buffers an endless event in memory (docs/decisions/0050).
 */
export function createLiveFetch({ connectMs, maxEventBytes }: Limits = LIMITS) {
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    if (new URL(url).pathname.endsWith(ORIGIN_CHECK)) return Response.json({});
    const slow = new AbortController();
    const timer = setTimeout(() => slow.abort(new Error(`No live connection within ${connectMs} ms`)), connectMs);
    const signal = init.signal ? AbortSignal.any([init.signal, slow.signal]) : slow.signal;
    const { ok, status, headers, body } = await fetch(url, { ...init, signal }).finally(() => clearTimeout(timer));
    if (ok && body && headers.get("Content-Type")?.startsWith("text/event-stream")) {
      return new Response(body.pipeThrough(limitEvents(maxEventBytes)), { status, headers });
    }
    await body?.cancel();
    return new Response(null, { status, headers });
  };
}

/** An empty line ends an event. An error in a transform cancels the stream that it reads, which closes the connection. */
function limitEvents(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  let last = NEWLINE;
  return new TransformStream({
    transform(chunk, controller) {
      for (const byte of chunk) {
        if (byte === CARRIAGE_RETURN) continue;
        bytes = byte === NEWLINE && last === NEWLINE ? 0 : bytes + 1;
        last = byte;
      }
      if (bytes > maxBytes) throw new Error(`A live event is longer than ${maxBytes} bytes`);
      controller.enqueue(chunk);
    },
  });
}

const liveFetch = createLiveFetch();

/** The client passes on whatever the service sends. */
const syncTags = z.array(z.string());

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
      case "message": {
        const tags = syncTags.safeParse(event.tags);
        // Of a change without its tags only one thing is known: what was read before may be stale.
        return tags.success ? onChange(tags.data, event.id) : onState(true);
      }
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
