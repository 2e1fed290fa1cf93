/**
 * Runs an entry file under `node --watch`, and ends the watcher with the launcher. The watcher ignores its IPC channel: it
 * would outlive a killed launcher.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * The sources that need a restart; Vite takes over the rest of `app`. Without a list, Node would watch every import, also
 * the files that Vite writes for itself, and restart without end.
 */
const SOURCES: Record<string, string[]> = {
  "server/main.ts": ["server", "app/db", "app/backends", "app/sanity", "vite.config.ts", "remix.config.js"],
  "sandbox/main.ts": ["sandbox", "cms/seed"],
};

const entry = process.argv[2] ?? "";
const paths = (SOURCES[entry] ?? []).filter((path) => existsSync(path)).map((path) => `--watch-path=${path}`);
const watcher = spawn(process.execPath, [...paths, "--watch-preserve-output", entry], {
  stdio: ["ignore", "inherit", "inherit"],
});
const stop = () => watcher.kill("SIGTERM");

process.on("SIGTERM", stop);
process.on("disconnect", stop);
watcher.once("exit", (code) => {
  process.exitCode = code ?? 0;
  if (process.connected) process.disconnect();
});
