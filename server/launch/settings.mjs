/** The settings that the launcher needs: `.env`, ports, remote services. The site reads and checks all settings. */
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
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

/**
 * A browser tries both loopback addresses, and another program may listen on one of the four only: a port is free when
 * all are.
 */
const LISTEN_ADDRESSES = [{ host: "0.0.0.0" }, { host: "::", ipv6Only: true }, { host: "127.0.0.1" }, { host: "::1" }];
/** Codes of a machine without IPv6, where nothing can listen on those addresses. */
const NO_SUCH_ADDRESS = ["EAFNOSUPPORT", "EADDRNOTAVAIL", "EINVAL"];

export function requireNodeVersion() {
  if (Number.parseInt(process.versions.node, 10) >= 20) return;
  throw new Problem(`Node 20 or newer is needed; this is ${process.version}.`);
}

/** Variables that are set already win over `.env`. */
export function loadSettingsFile() {
  const path = join(root, ".env");
  if (!existsSync(path)) return;
  if (!process.loadEnvFile)
    throw new Problem(`Node 20.12 or newer is needed to read .env; this is ${process.version}.`);
  process.loadEnvFile(path);
}

/**
 * @param {NodeJS.Dict<string>} env
 * @returns {boolean} Whether the sandbox has to stand in for a remote service that is not configured. Never in production: the site
 *   says what is missing.
 */
export function needsSandbox(env) {
  return env.APP_ENV !== "prod" && REMOTE_SERVICES.some((names) => names.every((name) => !env[name]));
}

/**
 * @param {NodeJS.Dict<string>} env
 * @returns {boolean} Whether the content comes from the sandbox's lake, which the Studio of this folder edits.
 */
export function usesLocalLake(env) {
  return CONTENT.every((name) => !env[name]);
}

/**
 * @typedef {object} Ports
 * @property {number} port
 * @property {number | undefined} sandboxPort Undefined when every remote service is configured.
 */

/** @returns {Ports} */
export function readPorts() {
  const port = portSetting("PORT", 3000);
  if (!needsSandbox(process.env)) return { port, sandboxPort: undefined };
  const sandboxPort = portSetting("SANDBOX_PORT", 3900);
  if (sandboxPort === port) throw new Problem(`PORT and SANDBOX_PORT are both ${port}; set one of them.`);
  return { port, sandboxPort };
}

/** Checked before the slow steps, so that a taken port is reported at once. */
export async function requireFreePorts() {
  const { port, sandboxPort } = readPorts();
  await requireFreePort(port, "PORT");
  if (sandboxPort) await requireFreePort(sandboxPort, "SANDBOX_PORT");
}

/**
 * @param {string} name
 * @param {number} usual
 */
function portSetting(name, usual) {
  const text = process.env[name] || String(usual);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`${name} has to be a port number from 1 to 65535; it is '${text}'.`);
}

/**
 * @param {number} port
 * @param {string} name The setting that chooses it.
 */
async function requireFreePort(port, name) {
  for (const address of LISTEN_ADDRESSES) {
    const code = await tryToListen({ ...address, port });
    if (code === undefined || NO_SUCH_ADDRESS.includes(code)) continue;
    if (code === "EACCES") throw new Problem(`Port ${port} needs more rights than you have; set ${name} above 1023.`);
    throw new Problem(`Port ${port} is taken; stop what uses it or set ${name}.`);
  }
}

/**
 * @param {import("node:net").ListenOptions} options
 * @returns {Promise<string | undefined>} The code of the failure.
 */
function tryToListen(options) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    server.listen(options, () => server.close(() => resolve(undefined)));
  });
}
