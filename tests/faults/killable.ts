import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** In milliseconds. A start takes seconds; on a machine that does much else, minutes. */
const START_MS = 180_000;

/** `SIGTERM` asks a process to stop, as a deployment does. */
export type KillSignal = "SIGKILL" | "SIGTERM";

/** A part of the system that a fault kills and that restarts on the same data. */
export interface Killable {
  name: string;
  kill(signal: KillSignal): Promise<void>;
  /** Resolves when it is ready again. */
  restart(): Promise<void>;
}

/** A killable process. */
export interface KillableProcess extends Killable {
  /** Whether it ended without being killed. */
  hasEnded(): boolean;
  /** @throws if it did. */
  requireAlive(): void;
  /** Starts it again, from another checkout if one is named. Resolves when it is ready. */
  restart(checkout?: string): Promise<void>;
}

/**
 * A process with its output in a file, not started yet. It must not end by itself. The IPC channel carries no messages: when it closes, the
 * process knows that the tests are gone, and stops.
 *
 * @param folder the checkout to run; this one by default.
 */
export function killableProcess(
  name: string,
  main: string,
  env: NodeJS.ProcessEnv,
  readyUrl: string,
  outputFile: string,
  folder?: string,
): KillableProcess {
  const output = openSync(outputFile, "a");
  let child: ChildProcess | undefined;
  const hasEnded = () => child !== undefined && (child.exitCode !== null || child.signalCode !== null);
  const requireAlive = () => {
    if (hasEnded()) throw new Error(`${name} ended by itself: ${child?.exitCode ?? child?.signalCode}`);
  };
  return {
    name,
    hasEnded,
    requireAlive,
    async kill(signal) {
      const killed = child;
      child = undefined;
      if (!killed || killed.exitCode !== null || killed.signalCode !== null) return;
      const ended = once(killed, "exit");
      killed.kill(signal);
      await ended;
    },
    async restart(checkout = folder) {
      child = spawn(process.execPath, [main], { cwd: checkout, env, stdio: ["ignore", output, output, "ipc"] });
      for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(25)) {
        requireAlive();
        const isReady = await fetch(readyUrl, { signal: AbortSignal.timeout(2_500) }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) return;
      }
      throw new Error(`${name} was not ready in time`);
    },
  };
}
