/**
 * Runs an entry file under `node --watch`, and ends that when the launcher is gone. Node's watcher would outlive a killed
 * launcher, waiting for edits for ever: it does not look at its IPC channel.
 */
import { spawn } from "node:child_process";

const watcher = spawn(process.execPath, ["--watch", "--watch-preserve-output", ...process.argv.slice(2)], {
  stdio: ["ignore", "inherit", "inherit"],
});
const stop = () => watcher.kill("SIGTERM");

process.on("SIGTERM", stop);
process.on("disconnect", stop);
watcher.once("exit", (code) => {
  process.exitCode = code ?? 0;
  if (process.connected) process.disconnect();
});
