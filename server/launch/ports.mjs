/** The ports, tried before the slow steps: whoever has one taken learns it at once. */
import { createServer } from "node:net";
import { Problem } from "./problem.mjs";

/**
 * A browser asks either loopback address, and another program may hold just one of the four: a port is free when all
 * are.
 */
const ADDRESSES = [{ host: "0.0.0.0" }, { host: "::", ipv6Only: true }, { host: "127.0.0.1" }, { host: "::1" }];
/** Codes of a machine without IPv6: nobody can hold the port there. */
const NO_SUCH_ADDRESS = ["EAFNOSUPPORT", "EADDRNOTAVAIL", "EINVAL"];

/**
 * Reads a port setting.
 *
 * @param {string} name
 * @param {number} usual
 */
export function portSetting(name, usual) {
  const text = process.env[name] || String(usual);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`${name} has to be a port number from 1 to 65535; it is '${text}'.`);
}

/**
 * @param {number} port
 * @param {string} name The setting that chooses it.
 */
export async function requireFreePort(port, name) {
  for (const address of ADDRESSES) {
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
