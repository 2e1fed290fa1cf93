import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Scenario } from "./scenario.ts";

const [LIBRARY] = globSync("/usr/lib/*/faketime/libfaketime.so.1");

/** Later than all that was planned by a clock that was ahead, in hours. */
const END_HOURS = 48;

/** How long the sites need to notice, in milliseconds: the library reads its file at each call, timers of the sites run each second. */
const NOTICED_MS = 1_500;

/** The clock of the sites jumps. With PGlite that of the database, too. */
export const CLOCK: Scenario = {
  name: "clock",
  databases: ["PGlite", "PostgreSQL"],
  lacks: () => (LIBRARY ? undefined : "Debian's package libfaketime"),
  prepare: async ({ folder }) => {
    const file = join(folder, "clock");
    const set = (hours: number) => writeFile(file, `${hours < 0 ? "" : "+"}${hours}h`);
    await set(0);
    return {
      env: {
        LD_PRELOAD: LIBRARY ?? "",
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: "1",
        // Timers go on: nobody sets that clock.
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
        NO_FAKE_STAT: "1",
      },
      disturb: async (_system, random) => {
        const hours = random.pick([-24, -3, 0, 3, 24]);
        await set(hours);
        await pause(NOTICED_MS);
        return `clock ${hours} h`;
      },
      settle: async () => {
        await set(END_HOURS);
        return [];
      },
    };
  },
};
