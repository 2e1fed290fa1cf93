import { execFileSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { restartEnded } from "./restart-ended.ts";
import type { Scenario } from "./scenario.ts";

/** The disk of the data folder, in MB: twice what the embedded database has at first. */
const DISK_MB = 256;

/** How long it is full, in milliseconds. */
const FULL_MS = 3_000;

/** The disk of the data folder is full, and then has room again. A site that ends is started again. */
export const DISK: Scenario = {
  name: "disk",
  databases: ["PGlite"],
  lacks: () => (process.getuid?.() === 0 ? undefined : "root, to mount a file system"),
  prepare: async ({ folder }) => {
    const disk = join(folder, "site");
    const ballast = join(disk, "ballast");
    await mkdir(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "faults", disk]);
    return {
      disturb: async (system, random) => {
        fill(ballast);
        await pause(random.between(0, FULL_MS));
        // What was freed meanwhile, too.
        fill(ballast);
        await pause(FULL_MS / 2);
        await rm(ballast);
        return `full disk${await restartEnded(system)}`;
      },
      stop: async () => {
        execFileSync("umount", ["--lazy", disk]);
      },
    };
  },
};

function fill(file: string): void {
  for (let bytes = 1024 * 1024; bytes >= 1; ) {
    try {
      appendFileSync(file, Buffer.alloc(bytes));
    } catch {
      bytes = Math.floor(bytes / 2);
    }
  }
}
