import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Scenario } from "./scenario.ts";

/**
 * Two versions on one database (docs/decisions/0047): the former one has made it, then each site is replaced by one of the two in turn,
 * forward and back.
 *
 * @param former a built checkout of the former version.
 */
export const versions = (former: string | undefined): Scenario => ({
  name: "versions",
  databases: ["PostgreSQL"],
  lacks: () =>
    former && existsSync(join(former, "build/server/index.js"))
      ? undefined
      : "--former DIR, a built checkout of the former version",
  prepare: async () => ({
    ...(former && { former }),
    disturb: async ({ instances }, random) => {
      const { site } = random.pick(instances);
      const isBack = random.chance(0.4);
      await site.kill("SIGTERM");
      await site.restart(isBack ? former : undefined);
      return `${site.name} ${isBack ? "back to the former version" : "to this version"}`;
    },
  }),
});
