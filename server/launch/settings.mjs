/** The settings that the launcher itself needs; the site reads and checks all of them. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { portSetting, requireFreePort } from "./ports.mjs";
import { Problem } from "./problem.mjs";
import { root } from "./project.mjs";

const CONTENT = ["SANITY_PROJECT_ID", "SANITY_API_HOST"];
/** Each line is one remote service; any of its variables configures it. */
const REMOTE_SERVICES = [
  CONTENT,
  ["ALARMS_API_URL"],
  ["NODE_API_URL"],
  ["SERVICES_API_URL"],
  ["EMAILS_API_URL"],
  ["PLACES_API_URL"],
];

export function requireNodeVersion() {
  if (Number.parseInt(process.versions.node, 10) >= 20) return;
  throw new Problem(`Node 20 or newer is needed; this is ${process.version}.`);
}

/** Variables that are set already win over the file. */
export function loadSettingsFile() {
  const path = join(root, ".env");
  if (!existsSync(path)) return;
  if (!process.loadEnvFile)
    throw new Problem(`Node 20.12 or newer is needed to read .env; this is ${process.version}.`);
  process.loadEnvFile(path);
}

/**
 * @param {NodeJS.Dict<string>} env
 * @returns {boolean} Whether any remote service is not configured, so that its stand-in is used.
 */
export function needsSandbox(env) {
  return REMOTE_SERVICES.some((names) => names.every((name) => !env[name]));
}

/**
 * @param {NodeJS.Dict<string>} env
 * @returns {boolean} Whether the content comes from the sandbox's lake, which the Studio of this folder edits.
 */
export function usesLocalLake(env) {
  return CONTENT.every((name) => !env[name]);
}

/**
 * @typedef {object} Addresses
 * @property {number} port
 * @property {number | undefined} sandboxPort Undefined when everything remote is configured.
 */

/** @returns {Promise<Addresses>} */
export async function requireAddresses() {
  const port = portSetting("PORT", 3000);
  await requireFreePort(port, "PORT");
  if (!needsSandbox(process.env)) return { port, sandboxPort: undefined };
  const sandboxPort = portSetting("SANDBOX_PORT", 3900);
  if (sandboxPort === port) throw new Problem(`PORT and SANDBOX_PORT are both ${port}; set one of them.`);
  await requireFreePort(sandboxPort, "SANDBOX_PORT");
  return { port, sandboxPort };
}
