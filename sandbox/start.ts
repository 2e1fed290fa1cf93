import type { RequestListener } from "node:http";
import { listen } from "local-content-lake/http/listen";
import { createApp } from "./app.ts";
import { openSandboxLake } from "./content-lake.ts";
import type { SandboxSettings } from "./settings.ts";
import { openState } from "./state.ts";

export interface Sandbox {
  /** `http://localhost:3900`. */
  url: string;
  /** Finishes the requests in flight, then stops. */
  close: () => Promise<void>;
}

const answerNotReady: RequestListener = (_request, response) => {
  response.writeHead(503, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ message: "The sandbox is starting" }));
};

/**
 * Starts the sandbox and imports the seed. It listens first, because the URLs of images contain the port, and answers 503 until it is
 * ready.
 *
 * @throws when the port is in use (code EADDRINUSE) or the seed cannot be imported.
 */
export async function startSandbox({ port, dataDir, ...settings }: SandboxSettings): Promise<Sandbox> {
  const server = await listen(port, answerNotReady, (settings.hosts ?? []).length > 0);
  const url = `http://localhost:${server.port}`;
  try {
    const lake = await openSandboxLake({ ...settings, dataDir, port: server.port });
    const state = await openState(dataDir).catch((error: unknown) => {
      lake.close();
      throw error;
    });
    const { app, upgrade, endStreams } = createApp({ ...settings, state, lake });
    server.answerWith(app, upgrade);
    const close = async () => {
      const closed = server.close();
      endStreams();
      state.recorder.endDelays();
      await closed;
      lake.close();
      await state.close();
    };
    return { url, close };
  } catch (error) {
    await server.close();
    throw error;
  }
}
