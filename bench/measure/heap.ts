import { once } from "node:events";

/** Milliseconds that a collection may take. */
const LONGEST_MS = 30_000;

/** The heap of a process after a full garbage collection, in megabytes of 10^6 bytes: what it holds, without what it has let go. */
export async function heapAfterCollection(inspectorPort: number): Promise<number> {
  const targets: unknown = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json();
  const [target] = Array.isArray(targets) ? targets : [];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await once(socket, "open", { signal: AbortSignal.timeout(LONGEST_MS) });
    await ask(socket, "HeapProfiler.collectGarbage");
    const { usedSize } = await ask(socket, "Runtime.getHeapUsage");
    return Number(usedSize) / 1e6;
  } finally {
    socket.close();
  }
}

let lastId = 0;

/** Asks Node's inspector, by the Chrome DevTools Protocol. */
async function ask(socket: WebSocket, method: string): Promise<Record<string, unknown>> {
  lastId += 1;
  const id = lastId;
  const answer = new Promise<Record<string, unknown>>((resolve) => {
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.id === id) resolve(message.result);
    });
  });
  socket.send(JSON.stringify({ id, method }));
  return await answer;
}
