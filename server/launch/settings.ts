/** The settings that the launcher needs: ports and remote services. The site reads and checks all settings. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { Problem } from "./problem.ts";
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

export interface LaunchSettings {
  port: number;
  /** Undefined when every remote service is configured. */
  sandboxPort: number | undefined;
  /** Whether the content comes from the sandbox's lake, which the Studio of this folder edits. A hosted project has its own. */
  hasStudio: boolean;
}

/**
 * Reads `.env`, over which variables that are set already win.
 *
 * @throws A Problem for a port that is invalid or taken.
 */
export async function readSettings(): Promise<LaunchSettings> {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  const port = await freePort("PORT", 3000);
  if (!needsSandbox(process.env)) return { port, sandboxPort: undefined, hasStudio: false };
  const hasStudio = CONTENT.every((name) => !process.env[name]);
  return { port, sandboxPort: await freePort("SANDBOX_PORT", 3900), hasStudio };
}

/**
 * Whether the sandbox has to stand in for a remote service that is not configured. Never in production: the site says
 * what is missing.
 */
export function needsSandbox(env: NodeJS.Dict<string>): boolean {
  return env.APP_ENV !== "prod" && REMOTE_SERVICES.some((names) => names.every((name) => !env[name]));
}

async function freePort(name: string, usual: number): Promise<number> {
  const text = process.env[name] || String(usual);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem(`${name} has to be a port number from 1 to 65535; it is '${text}'.`);
  }
  // A browser tries both addresses of localhost.
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => accepts(host, port)));
  if (answers.includes(true)) throw new Problem(`Port ${port} is taken; stop what uses it or set ${name}.`);
  return port;
}

async function accepts(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
