/** The settings that the launcher needs: ports and remote services. The site reads and checks all settings. */
import { existsSync } from "node:fs";
import { createServer, type ListenOptions } from "node:net";
import { join } from "node:path";
import { Problem } from "./problem.ts";
import { root } from "./project.mjs";

type Env = NodeJS.Dict<string>;

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

export interface Ports {
  port: number;
  /** Undefined when every remote service is configured. */
  sandboxPort: number | undefined;
}

/**
 * Reads `.env`, over which variables that are set already win, and the ports.
 *
 * @throws A Problem for a port that is invalid or taken.
 */
export async function readSettings(): Promise<Ports> {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  const port = await freePort("PORT", 3000);
  if (!needsSandbox(process.env)) return { port, sandboxPort: undefined };
  const sandboxPort = await freePort("SANDBOX_PORT", 3900);
  if (sandboxPort === port) throw new Problem(`PORT and SANDBOX_PORT are both ${port}; set one of them.`);
  return { port, sandboxPort };
}

/**
 * Whether the sandbox has to stand in for a remote service that is not configured. Never in production: the site says
 * what is missing.
 */
export function needsSandbox(env: Env): boolean {
  return env.APP_ENV !== "prod" && REMOTE_SERVICES.some((names) => names.every((name) => !env[name]));
}

/** Whether the content comes from the sandbox's lake, which the Studio of this folder edits. */
export function usesLocalLake(env: Env): boolean {
  return CONTENT.every((name) => !env[name]);
}

async function freePort(name: string, usual: number): Promise<number> {
  const text = process.env[name] || String(usual);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem(`${name} has to be a port number from 1 to 65535; it is '${text}'.`);
  }
  for (const address of LISTEN_ADDRESSES) {
    const code = await tryToListen({ ...address, port });
    if (code === undefined || NO_SUCH_ADDRESS.includes(code)) continue;
    if (code === "EACCES") throw new Problem(`Port ${port} needs more rights than you have; set ${name} above 1023.`);
    throw new Problem(`Port ${port} is taken; stop what uses it or set ${name}.`);
  }
  return port;
}

/** @returns The code of the failure. */
function tryToListen(options: ListenOptions): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(options, () => server.close(() => resolve(undefined)));
  });
}
