import { traceparent } from "./trace.server.ts";

export class AnswerTooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`The answer is longer than ${maxBytes} bytes`);
    this.name = "AnswerTooLargeError";
  }
}

/**
 * `fetch` for other people's servers: what it returns is at most `maxBytes` long after decompression. A longer answer is aborted while it
 * is read, and reading it throws `AnswerTooLargeError`. They get the trace of the caller (docs/rules.md#traces).
 */
export function limitedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const traced = new Headers(init?.headers);
    traced.set("traceparent", traceparent());
    const response = await fetch(input, { ...init, headers: traced });
    if (!response.body) return response;
    const body = response.body.pipeThrough(limit(maxBytes));
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };
}

/** An error in a transform cancels the stream that it reads, which closes the connection. */
function limit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let received = 0;
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > maxBytes) throw new AnswerTooLargeError(maxBytes);
      controller.enqueue(chunk);
    },
  });
}

/** The longest body of a form, in bytes. The site's forms have a few hundred. */
export const MAX_FORM_BYTES = 64 * 1024;
