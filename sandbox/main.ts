import { log } from "./log.ts";
import { readSettings } from "./settings.ts";
import { type Sandbox, startSandbox } from "./start.ts";

/** The sandbox as a process: one line when it listens; exit 1 with the reason when it cannot start. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const sandbox = await startSandbox(settings).catch((error: unknown) => {
    throw isPortTaken(error) ? new Error(`Port ${settings.port} is taken; set SANDBOX_PORT to another one`) : error;
  });
  log.info({ url: sandbox.url, dataDir: settings.dataDir }, "sandbox listening");
  // 'disconnect': the process that started this one is gone.
  for (const reason of ["SIGTERM", "SIGINT", "disconnect"] as const) process.once(reason, () => stop(sandbox, reason));
  // Listening for it must not keep the process alive.
  process.channel?.unref();
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
