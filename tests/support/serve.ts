import type { RequestListener } from "node:http";
import { createLimitedServer } from "#server/limited-server.ts";

/** Serves a handler over HTTP on a port, by default a free one, with the limits of the site's server. */
export async function serve(handler: RequestListener, port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createLimitedServer().on("request", handler);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
