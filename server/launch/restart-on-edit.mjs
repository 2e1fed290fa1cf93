/**
 * Runs an entry file under `node --watch`, and ends that when the launcher is gone. Node's watcher would outlive a killed
 * launcher, waiting for edits for ever: it does not look at its IPC channel.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * What each process runs from source and so needs a restart for; the rest of `app` is Vite's to take over. Node's own
 * choice, everything imported, would also hold what Vite writes for itself, and restart for ever.
 *
 * @type {Record<string, string[]>}
 */
const SOURCES = {
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
