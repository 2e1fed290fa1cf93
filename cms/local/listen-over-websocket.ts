/** Addresses that answer with a stream of events that never ends. */
const STREAMS = /\/data\/(listen|live\/events)\//;

/**
 * A `fetch` that carries event streams over WebSockets. A browser opens six HTTP/1.1 connections to a host at most, and
 * one open document listens six times: plain requests would wait for ever. Everything else is plain `fetch`.
 */
export function fetchWithStreamsOverWebSockets(input: string, init: RequestInit = {}): Promise<Response> {
  return STREAMS.test(input) ? openStream(input, init) : fetch(input, init);
}

function openStream(address: string, { signal, headers }: RequestInit): Promise<Response> {
  const url = new URL(address.replace(/^http/, "ws"));
  const lastEventId = new Headers(headers).get("Last-Event-ID");
  if (lastEventId) url.searchParams.set("lastEventId", lastEventId);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const socket = new WebSocket(url);
    const text = new TextEncoder();
    // A stream that has ended must not be touched again; the socket goes on for a moment.
    let hasEnded = false;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        socket.onopen = () => resolve(new Response(body, { headers: { "Content-Type": "text/event-stream" } }));
        socket.onmessage = ({ data }) => {
          if (!hasEnded) controller.enqueue(text.encode(String(data)));
        };
        socket.onclose = () => {
          reject(new TypeError("The stream could not be opened"));
          if (!hasEnded) controller.close();
          hasEnded = true;
        };
        signal?.addEventListener("abort", () => {
          if (hasEnded) return;
          hasEnded = true;
          controller.error(signal.reason);
          reject(signal.reason);
          closeQuietly(socket);
        });
      },
      cancel: () => {
        hasEnded = true;
        closeQuietly(socket);
      },
    });
  });
}

/** A browser complains on its console of a socket that is closed while it opens. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
