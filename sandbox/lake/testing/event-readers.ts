import { WebSocket } from "ws";

/** A received event. */
interface ReceivedEvent {
  name: string;
  id?: string;
  data: Record<string, unknown>;
}

/** An open stream, read event by event. */
export interface EventReader {
  next: () => Promise<ReceivedEvent>;
  close: () => void;
}

/** Opens server-sent events. Throws status and body when they are refused. */
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

/** Opens the same stream over a WebSocket. Throws the status when it is refused. */
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
