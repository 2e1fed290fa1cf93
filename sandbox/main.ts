import { log } from "./log.ts";
import { readSettings } from "./settings.ts";
import { type Sandbox, startSandbox } from "./start.ts";

// The received requests hold personal data: data files are for this user only.
process.umask(0o077);

/** The sandbox's process. Exits with 1 and a log line when it cannot start. */
async function main(): Promise<void> {
  // The parent process may end before the sandbox has started. Only a child of Node has `send`.
  const end = () => process.exit(1);
  if (process.send && !process.connected) end();
  process.once("disconnect", end);
  process.channel?.unref();
  const settings = readSettings(process.env);
  const sandbox = await startSandbox(settings).catch((error: unknown) => {
    throw isPortTaken(error) ? new Error(`Port ${settings.port} is taken; set SANDBOX_PORT to another one`) : error;
  });
  log.info({ url: sandbox.url, dataDir: settings.dataDir }, "sandbox listening");
  process.off("disconnect", end);
  for (const reason of ["SIGTERM", "SIGINT", "disconnect"] as const) process.once(reason, () => stop(sandbox, reason));
}

function stop(sandbox: Sandbox, reason: string): void {
  sandbox.close().then(
    () => log.info({ reason }, "sandbox stopped"),
    (error: unknown) => fail(error),
  );
}

function fail(error: unknown): void {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

main().catch(fail);
