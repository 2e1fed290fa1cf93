import { WebSocket } from "ws";

/** An event as it came over the wire. */
export interface ReceivedEvent {
  name: string;
  id?: string;
  data: Record<string, unknown>;
}

/** A stream under way: its events one by one. */
export interface EventReader {
  next: () => Promise<ReceivedEvent>;
  close: () => void;
}

/** Reads server-sent events of an address. Throws with status and body when it refuses. */
export async function readEventSource(url: string, headers: Record<string, string> = {}): Promise<EventReader> {
  const controller = new AbortController();
  const response = await fetch(url, { headers, signal: controller.signal });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const nextChunk = async () => {
    const { value, done } = await reader.read();
    if (done) throw new Error("The stream has ended");
    return value;
  };
  return { next: eventsOf(nextChunk), close: () => controller.abort() };
}

/** Reads the same from a WebSocket, whose messages are the chunks. Throws with the status when it refuses. */
export async function readWebSocket(url: string, headers: Record<string, string> = {}): Promise<EventReader> {
  const socket = new WebSocket(url.replace(/^http/, "ws"), { headers });
  const messages: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  socket.on("message", (message) => {
    const take = waiting.shift();
    if (take) take(String(message));
    else messages.push(String(message));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  const nextChunk = async () => messages.shift() ?? new Promise<string>((resolve) => waiting.push(resolve));
  return { next: eventsOf(nextChunk), close: () => socket.close() };
}

function eventsOf(nextChunk: () => Promise<string>): () => Promise<ReceivedEvent> {
  let text = "";
  return async () => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end < 0) {
        text += await nextChunk();
        continue;
      }
      const lines = text.slice(0, end).split("\n");
      text = text.slice(end + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const name = field("event");
      const id = field("id");
      if (name) return { name, ...(id === undefined ? {} : { id }), data: JSON.parse(field("data") ?? "{}") };
    }
  };
}
