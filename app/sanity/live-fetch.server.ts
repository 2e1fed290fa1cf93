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
