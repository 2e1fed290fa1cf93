import { execa } from "execa";
import { Problem } from "./problem.ts";
import { projectNode, root } from "./project.mjs";

/**
 * For every child. It leads a process group of its own: a Ctrl-C in the terminal reaches the launcher alone, which stops the
 * children in order, each with everything that it has started. Programs of the project's packages come first.
 */
const CHILD = { preferLocal: true, localDir: root, reject: false, killDescendants: true, stdin: "ignore" } as const;

interface RunOptions {
  stop: AbortSignal;
  /** Changes of the environment; `undefined` removes a variable. */
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** Whether its output goes straight to the terminal. */
  shows?: boolean;
}

/**
 * Runs a program to its end, and ends it when a stop is requested.
 *
 * @returns The exit code (1 when a signal ended it or it could not be run), and its output; none when it printed to the terminal.
 * @throws The reason of the stop.
 */
export async function run(program: string, args: readonly string[], { stop, env, cwd = root, shows }: RunOptions) {
  stop.throwIfAborted();
  const output = shows ? "inherit" : "pipe";
  const options = { ...CHILD, env, cwd, all: true, cancelSignal: stop } as const;
  const {
    exitCode = 1,
    all,
    shortMessage,
  } = await execa(program, args, { ...options, stdout: output, stderr: output });
  stop.throwIfAborted();
  return { code: exitCode, output: all || (shortMessage ?? "") };
}

/**
 * Installs the packages of a folder other than the project's.
 *
 * @param place The folder to name in a failure.
 */
export async function installPackages(folder: string, place: string, stop: AbortSignal): Promise<void> {
  const { code, output } = await run(projectNode, ["server/launch/install.mjs", folder], { stop });
  if (code !== 0) throw new Problem(`In ${place}: ${output.trim()}`);
}

/** A long-running child: the site or the sandbox. */
export interface Service {
  name: string;
  ended: Promise<string>;
  /** Asks it to finish its work, and waits for its end. */
  stop: () => Promise<void>;
}

interface ServiceOptions {
  name: string;
  args: string[];
  env: Record<string, string>;
  /** Ends it at once. */
  hurry: AbortSignal;
}

/**
 * Starts a service; its output passes through. The IPC channel carries no messages: the service sees it close when the
 * launcher is killed, and stops by itself.
 */
export function startService({ name, args, env, hurry }: ServiceOptions): Service {
  const options = { ...CHILD, env, cwd: root, ipc: true, buffer: false, cancelSignal: hurry } as const;
  const child = execa(projectNode, args, { ...options, killSignal: "SIGKILL", stdout: "inherit", stderr: "inherit" });
  return {
    name,
    ended: child.then(({ signal, exitCode }) => signal ?? `exit code ${exitCode}`),
    stop: async () => {
      child.kill("SIGTERM");
      await child;
    },
  };
}
