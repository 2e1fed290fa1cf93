/** URLs of endless event streams. */
const STREAM_URLS = /\/data\/(listen|live\/events)\//;

/**
 * A `fetch` that carries event streams over WebSockets. A browser opens at most six HTTP/1.1 connections to a host, and one open
 * document needs six event streams, so other requests would wait forever. Everything else is plain `fetch`.
 */
export function fetchWithStreamsOverWebSockets(input: string, init: RequestInit = {}): Promise<Response> {
  return STREAM_URLS.test(input) ? openStream(input, init) : fetch(input, init);
}

function openStream(address: string, { signal, headers }: RequestInit): Promise<Response> {
  const url = new URL(address.replace(/^http/, "ws"));
  const lastEventId = new Headers(headers).get("Last-Event-ID");
  if (lastEventId) url.searchParams.set("lastEventId", lastEventId);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const socket = new WebSocket(url);
    const text = new TextEncoder();
    // A closed stream throws when it is used again, and the socket may still send messages.
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
          closeSocket(socket);
        });
      },
      cancel: () => {
        hasEnded = true;
        closeSocket(socket);
      },
    });
  });
}

/** Waits for the socket to open: browsers log an error when a connecting socket is closed. */
function closeSocket(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
