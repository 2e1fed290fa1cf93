#!/usr/bin/env node
/** The command of the package. Node 20 has no SQLite: npm then brings a newer Node. */
import { execFileSync, spawn } from "node:child_process";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

const main = new URL(`main${extname(import.meta.url)}`, import.meta.url);
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major > 22 || (major === 22 && minor >= 16)) await import(main.href);
else {
  // npm passes no signals on to what it runs, so it only says where the newer Node is.
  const find = ["--yes", "--package", "node@24", "node", "--print", "process.execPath"];
  const node = execFileSync("npx", find, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
  const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => child.kill(signal));
  child.once("exit", (code) => process.exit(code ?? 1));
}
