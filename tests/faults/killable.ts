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

/**
 * A process with its output in a file. It must not end by itself. The IPC channel carries no messages: when it closes, the
 * process knows that the tests are gone, and stops.
 */
export class KillableProcess implements Killable {
  readonly name: string;
  private readonly main: string;
  private readonly env: NodeJS.ProcessEnv;
  private readonly readyUrl: string;
  private readonly output: number;
  private child: ChildProcess | undefined;
  private isExpected = false;
  /** The checkout to run; this one by default. */
  private readonly folder: string | undefined;

  constructor(
    name: string,
    main: string,
    env: NodeJS.ProcessEnv,
    readyUrl: string,
    outputFile: string,
    folder?: string,
  ) {
    this.name = name;
    this.folder = folder;
    this.main = main;
    this.env = env;
    this.readyUrl = readyUrl;
    this.output = openSync(outputFile, "a");
  }

  async restart(): Promise<void> {
    const child = spawn(process.execPath, [this.main], {
      cwd: this.folder,
      env: this.env,
      stdio: ["ignore", this.output, this.output, "ipc"],
    });
    this.child = child;
    this.isExpected = true;
    for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(25)) {
      this.requireAlive();
      const isReady = await fetch(this.readyUrl, { signal: AbortSignal.timeout(2_500) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
    }
    throw new Error(`${this.name} was not ready in time`);
  }

  /** @throws if the process ended without being killed. */
  requireAlive(): void {
    const { exitCode, signalCode } = this.child ?? {};
    if (this.isExpected && (exitCode != null || signalCode != null)) {
      throw new Error(`${this.name} ended by itself: ${exitCode ?? signalCode}`);
    }
  }

  async kill(signal: KillSignal): Promise<void> {
    const { child } = this;
    this.isExpected = false;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
