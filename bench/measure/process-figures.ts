/** What Linux says in /proc about a process and all that it has started. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Problem } from "../../server/launch/problem.ts";

/** Ticks a second in which Linux counts the time of a process. */
let ticks: number | undefined;

export function requireLinux(): void {
  if (existsSync("/proc/self/stat")) return;
  throw new Problem("The benchmark reads the CPU time of the servers from /proc: it runs on Linux only.");
}

/** CPU time so far, user and system, of all threads, in microseconds. */
export function cpuMicroseconds(pid: number): number {
  ticks ??= Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  let sum = 0;
  for (const id of family(pid)) {
    // The name of the program is in parentheses and may contain spaces. utime and stime are the fields 14 and 15.
    const fields = read(id, "stat").split(") ").at(-1)?.split(" ") ?? [];
    sum += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  return (sum / ticks) * 1e6;
}

/** A server is idle when it uses less than this part of a core for this time, in milliseconds. The shop reads ahead 5 s after its start. */
const IDLE_PART = 0.02;
const IDLE_MS = 6_000;
/** With a hundred times the content the shop reads 5,000 pages ahead, with a pause of 50 ms between two. */
const LONGEST_MS = 600_000;

/** Waits until a server has ended the work of its start, so that the figures are those of its requests. */
export async function untilIdle(pid: number, stop: AbortSignal): Promise<void> {
  for (const deadline = performance.now() + LONGEST_MS; ; ) {
    const before = cpuMicroseconds(pid);
    await pause(IDLE_MS, undefined, { signal: stop });
    if (cpuMicroseconds(pid) - before < IDLE_PART * IDLE_MS * 1000) return;
    if (performance.now() > deadline) throw new Problem("A server was never idle after its start.");
  }
}

/** Memory that is in RAM (RSS), in megabytes of 10^6 bytes. */
export function residentMegabytes(pid: number): number {
  const kibibytes = family(pid).map((id) => Number(/^VmRSS:\s+(\d+)/m.exec(read(id, "status"))?.[1] ?? 0));
  return (kibibytes.reduce((sum, size) => sum + size, 0) * 1024) / 1e6;
}

/** The process and its descendants. */
function family(pid: number): number[] {
  const children = readdirIfThere(`/proc/${pid}/task`).flatMap((task) =>
    read(pid, `task/${task}/children`).trim().split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

function read(pid: number, name: string): string {
  return ifThere(() => readFileSync(`/proc/${pid}/${name}`, "utf8"), "");
}

function readdirIfThere(path: string): string[] {
  return ifThere(() => readdirSync(path), []);
}

/** A thread or a child may end while it is read. */
function ifThere<Value>(readIt: () => Value, otherwise: Value): Value {
  try {
    return readIt();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ESRCH") return otherwise;
    throw error;
  }
}
