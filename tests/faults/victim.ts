import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const START_MS = 60_000;

/** Something that a fault ends without warning and that comes back on the same data. */
export interface Victim {
  name: string;
  kill(): Promise<void>;
  /** Resolves when it does its work again. */
  restart(): Promise<void>;
}

/**
 * A process of ours, its output in a file. One that ends by itself is a failure. The channel carries no messages: by its end the
 * process learns that the tests are gone, and stops.
 */
export class ProcessVictim implements Victim {
  readonly name: string;
  private readonly main: string;
  private readonly env: NodeJS.ProcessEnv;
  private readonly readyUrl: string;
  private readonly output: number;
  private child: ChildProcess | undefined;
  private isWanted = false;

  constructor(name: string, main: string, env: NodeJS.ProcessEnv, readyUrl: string, outputFile: string) {
    this.name = name;
    this.main = main;
    this.env = env;
    this.readyUrl = readyUrl;
    this.output = openSync(outputFile, "a");
  }

  async restart(): Promise<void> {
    const child = spawn(process.execPath, [this.main], {
      env: this.env,
      stdio: ["ignore", this.output, this.output, "ipc"],
    });
    this.child = child;
    this.isWanted = true;
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

  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
  }

  /** @throws when it ended although nobody killed it. */
  requireAlive(): void {
    const { exitCode, signalCode } = this.child ?? {};
    if (this.isWanted && (exitCode != null || signalCode != null)) {
      throw new Error(`${this.name} ended by itself: ${exitCode ?? signalCode}`);
    }
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.isWanted = false;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
