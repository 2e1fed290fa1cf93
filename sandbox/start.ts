import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createApp } from "./app.ts";
import { listen } from "./http/listen.ts";
import { openLake } from "./lake/open-lake.ts";
import type { SandboxSettings } from "./settings.ts";
import { openState } from "./state.ts";

export interface Sandbox {
  /** `http://localhost:3900`. */
  url: string;
  /** Answers the requests in flight, then ends everything. */
  close: () => Promise<void>;
}

const answerNotReady: RequestListener = (_request, response) => {
  response.writeHead(503, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ message: "The sandbox is starting" }));
};

/**
 * Starts the sandbox, seeded and ready. It listens first, because images' addresses hold the port; until it is
 * ready it answers 503. Throws when the port is taken (code EADDRINUSE) or the seed cannot be imported.
 */
export async function startSandbox({ port, dataDir, ...settings }: SandboxSettings): Promise<Sandbox> {
  const server = await listen(port, answerNotReady);
  const url = `http://localhost:${server.port}`;
  try {
    const lakeDir = join(dataDir, "lake");
    const dataset = await openLake({ lakeDir, seedDir: settings.seedDir, baseUrl: `${url}/lake` });
    const state = await openState(dataDir).catch((error: unknown) => {
      dataset.close();
      throw error;
    });
    const { app, upgrade, endStreams } = createApp({ ...settings, state, dataset, lakeDir });
    server.answerWith(app, upgrade);
    const close = async () => {
      const closed = server.close();
      endStreams();
      state.exchange.endDelays();
      await closed;
      dataset.close();
      await state.close();
    };
    return { url, close };
  } catch (error) {
    await server.close();
    throw error;
  }
}
