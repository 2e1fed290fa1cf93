import { createServer } from "node:http";
import { createApp } from "./app.ts";
import { log } from "./log.ts";
import { developmentHandler, productionHandler } from "./remix-handler.ts";
import { openServices } from "./services.ts";
import { readSettings } from "./settings.ts";
import { stopOnSignals } from "./shutdown.ts";

/** How long requests in flight may take after a stop signal, in milliseconds. */
const GRACE_MS = 10_000;

// The site's process. An error at start ends it with one log line.
try {
  const settings = readSettings(process.env);
  log.level = settings.logLevel;
  if (settings.appEnv === "prod" && settings.trustedProxies === undefined) {
    log.warn({}, "Requests per IP address are not limited, because TRUSTED_PROXIES is not set");
  }
  const services = await openServices(settings, log);
  const server = createServer();
  const isDevelopment = process.env.NODE_ENV === "development";
  const site = isDevelopment ? await developmentHandler(services, server) : await productionHandler(services);
  server.on("request", createApp(settings, services, site, log));
  server.on("error", (error) => {
    log.fatal(
      { err: error },
      "code" in error && error.code === "EADDRINUSE" ? `Port ${settings.port} is taken` : "The server failed",
    );
    process.exit(1);
  });
  stopOnSignals(server, services, log, isDevelopment ? 0 : GRACE_MS);
  server.listen(settings.port, () =>
    log.info({ port: settings.port, appEnv: settings.appEnv }, "The server is listening"),
  );
} catch (error) {
  log.fatal({ err: error }, error instanceof Error ? error.message : "The server could not start");
  process.exit(1);
}
