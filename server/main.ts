import { createServer } from "node:http";
import { createApp } from "./app.ts";
import { log } from "./log.ts";
import { builtSite, siteInDevelopment } from "./remix.ts";
import { openServices } from "./services.ts";
import { readSettings } from "./settings.ts";
import { stopOnSignals } from "./shutdown.ts";

/** The process of the site: what goes to production. Whatever it cannot start without ends it with one clear line. */
try {
  const settings = readSettings(process.env);
  const services = await openServices(settings, log);
  const site = process.env.NODE_ENV === "development" ? siteInDevelopment(services) : builtSite(services);
  const server = createServer(createApp(settings, services, await site));
  server.on("error", (error) => {
    log.fatal(
      { err: error },
      "code" in error && error.code === "EADDRINUSE" ? `Port ${settings.port} is taken` : "The server failed",
    );
    process.exit(1);
  });
  stopOnSignals(server, services.store, log);
  server.listen(settings.port, () => log.info({ port: settings.port, appEnv: settings.appEnv }, "The site listens"));
} catch (error) {
  log.fatal({ err: error }, error instanceof Error ? error.message : "The site could not start");
  process.exit(1);
}
