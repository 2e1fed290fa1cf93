import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { execa } from "execa";
import { Problem } from "../../server/launch/problem.ts";
import { ON_SERVER_CORE } from "../measure/cores.ts";
import type { Bench } from "../scenario.ts";

/** How long a server may take until it answers, and until it ends, in milliseconds. */
const START_MS = 120_000;
const END_MS = 10_000;
const POLL_MS = 100;

/** A server in a process of its own. `await using` ends it. */
export interface Server extends AsyncDisposable {
  url: string;
  pid: number;
}

interface ServerOptions {
  /** For messages, and for the name of its log. */
  name: string;
  command: readonly [program: string, ...args: string[]];
  url: string;
  /** Answers 2xx once the server is ready. Default: `/`. */
  readyPath?: string;
  cwd?: string;
  env?: Record<string, string>;
  /** Whether its CPU time is measured: then it has a core of its own. */
  isMeasured: boolean;
}

/** Starts a server and waits until it answers. */
export async function startServer(bench: Bench, options: ServerOptions): Promise<Server> {
  const { name, command, url, readyPath = "/", cwd, env, isMeasured } = options;
  const log = join(bench.folder, `${name.replaceAll(/\W+/g, "-")}.log`);
  const output = { file: log, append: true } as const;
  const [program = "", ...args] = isMeasured ? [...ON_SERVER_CORE, ...command] : command;
  const child = execa(program, args, {
    cwd,
    env: { NODE_ENV: "production", ...env },
    stdin: "ignore",
    stdout: output,
    stderr: output,
    // The site and the sandbox end when this channel closes: also when the benchmark is killed.
    ipc: true,
    buffer: false,
    reject: false,
    killDescendants: true,
    cancelSignal: bench.stop,
    forceKillAfterDelay: END_MS,
  });
  let end: string | undefined;
  const ended = child.then(({ exitCode, signal, originalMessage }) => {
    end = `exit code ${exitCode ?? signal ?? originalMessage}`;
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  for (const deadline = performance.now() + START_MS; ; await pause(POLL_MS)) {
    bench.stop.throwIfAborted();
    if (end) throw new Problem(`${name} ended while starting (${end}): see ${log}.`);
    if (await answers(`${url}${readyPath}`)) break;
    if (performance.now() < deadline) continue;
    await stop();
    throw new Problem(`${name} does not answer at ${url}${readyPath}: see ${log}.`);
  }
  if (child.pid === undefined) throw new Problem(`${name} has no process.`);
  return { url, pid: child.pid, [Symbol.asyncDispose]: stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // Nothing listens yet.
  }
}
