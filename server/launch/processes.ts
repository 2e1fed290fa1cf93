import { execa } from "execa";
import { Problem } from "./problem.ts";
import { projectNode, root } from "./project.mjs";

const GRACE_MS = 5000;

/**
 * For every child. It leads a process group of its own: a Ctrl-C in the terminal reaches the launcher alone, which stops the
 * children in order, each with everything that it has started.
 */
const CHILD = { cwd: root, extendEnv: false, reject: false, killDescendants: true, stdin: "ignore" } as const;

interface RunOptions {
  env: NodeJS.ProcessEnv;
  stop: AbortSignal;
  cwd?: string;
  /** Whether its output goes straight to the terminal. */
  shows?: boolean;
}

/**
 * Runs a program to its end, and ends it when a stop is requested.
 *
 * @returns The exit code (1 when a signal ended it), and its output; none when it printed to the terminal.
 * @throws execa's error for a program that cannot be run, and the reason of the stop.
 */
export async function run(program: string, args: readonly string[], { env, stop, cwd = root, shows }: RunOptions) {
  stop.throwIfAborted();
  const output = shows ? "inherit" : "pipe";
  const options = { ...CHILD, env, cwd, all: true, cancelSignal: stop, forceKillAfterDelay: GRACE_MS } as const;
  const child = execa(program, args, { ...options, stdout: output, stderr: output });
  // Processes that the program leaves behind would hold its pipes open, and print after its end.
  child.nodeChildProcess.once("exit", () => child.kill("SIGKILL"));
  const result = await child;
  stop.throwIfAborted();
  if (child.pid === undefined) throw result;
  return { code: result.exitCode ?? 1, output: result.all ?? "" };
}

/**
 * Installs the packages of a folder other than the project's.
 *
 * @param place The folder to name in a failure.
 */
export async function installPackages(folder: string, place: string, stop: AbortSignal): Promise<void> {
  const { code, output } = await run(projectNode, ["server/launch/install.mjs", folder], { env: process.env, stop });
  if (code !== 0) throw new Problem(`In ${place}: ${output.trim()}`);
}

/** A long-running child: the site or the sandbox. */
export interface Service {
  name: string;
  /** How it ended. */
  ended: Promise<string>;
  /** Asks it to stop, gives it its time or until `hurry`, then ends it. */
  stop: (hurry: AbortSignal) => Promise<void>;
}

interface ServiceOptions {
  name: string;
  node: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** How long it may take to finish its work. */
  graceSeconds: number;
}

/**
 * Starts a service; its output passes through. The IPC channel carries no messages: the service sees it close when the
 * launcher is killed, and stops by itself.
 */
export function startService({ name, node, args, env, graceSeconds }: ServiceOptions): Service {
  const options = { ...CHILD, env, buffer: false, ipc: true, forceKillAfterDelay: graceSeconds * 1000 } as const;
  const child = execa(node, args, { ...options, stdout: "inherit", stderr: "inherit" });
  const ended = child.then(({ signal, exitCode, originalMessage }) =>
    exitCode === undefined ? (signal ?? originalMessage ?? "it could not be run") : `exit code ${exitCode}`,
  );
  const stop = async (hurry: AbortSignal) => {
    child.kill("SIGTERM");
    const kill = () => child.kill("SIGKILL");
    if (hurry.aborted) kill();
    hurry.addEventListener("abort", kill, { once: true });
    const { isForcefullyTerminated } = await child;
    if (isForcefullyTerminated) console.info(`The ${name} did not stop within ${graceSeconds} s and was ended.`);
    // Whatever it has left behind.
    kill();
  };
  return { name, ended, stop };
}
