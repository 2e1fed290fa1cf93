import { traceparent } from "./trace.server.ts";

/** An answer is longer than the site takes. */
export class AnswerTooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`The answer is longer than ${maxBytes} bytes`);
    this.name = "AnswerTooLargeError";
  }
}

/**
 * `fetch` for other people's servers: what it returns is at most `maxBytes` long after decompression. A longer answer is aborted while it
 * is read, and reading it throws `AnswerTooLargeError`. Of a stream of events, which may last for days, each line is limited. They get the trace of the caller (docs/rules.md#traces).
 */
export function limitedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const traced = new Headers(init?.headers);
    traced.set("traceparent", traceparent());
    const response = await fetch(input, { ...init, headers: traced });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    const isEvents = headers.get("content-type")?.startsWith("text/event-stream") === true;
    const body = response.body.pipeThrough(limit(maxBytes, isEvents));
    return new Response(body, { status, statusText, headers });
  };
}

const NEWLINE = 10;

/** An error in a transform cancels the stream that it reads, which closes the connection. */
function limit(maxBytes: number, isByLine: boolean): TransformStream<Uint8Array, Uint8Array> {
  let received = 0;
  return new TransformStream({
    transform(chunk, controller) {
      received = isByLine && chunk.includes(NEWLINE) ? 0 : received + chunk.byteLength;
      if (received > maxBytes) throw new AnswerTooLargeError(maxBytes);
      controller.enqueue(chunk);
    },
  });
}
