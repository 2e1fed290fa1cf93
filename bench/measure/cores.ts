/** One core for the server that is measured, the others for the load: neither takes the other's time. */
import { execFileSync, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

const SERVER_CORE = "0";
const CORES = availableParallelism();

/** Whether there is a second core, and the program that keeps a process on one (util-linux). */
const canPin = CORES > 1 && spawnSync("taskset", ["--version"]).status === 0;

/** Put before the command of a server that is measured. */
export const ON_SERVER_CORE: readonly string[] = canPin ? ["taskset", "-c", SERVER_CORE] : [];

/** Keeps this process, its threads and what it starts from now on off the core of the servers. */
export function leaveServerCore(): void {
  setOwnCores(`1-${CORES - 1}`);
}

/** Does work with all cores, such as a build. What it starts keeps them: a browser needs more than one. */
export async function onAllCores<Value>(work: () => Promise<Value>): Promise<Value> {
  setOwnCores(`0-${CORES - 1}`);
  return await work().finally(leaveServerCore);
}

export const pinningNote = canPin
  ? `Each server runs on core ${SERVER_CORE}, the load on the others.`
  : "Servers and load share the cores: this machine has one core, or no taskset.";

function setOwnCores(list: string): void {
  if (canPin)
    execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", list, String(process.pid)], { stdio: "ignore" });
}
