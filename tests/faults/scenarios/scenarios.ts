import { CDN } from "./cdn.ts";
import { CLOCK } from "./clock.ts";
import { DISK } from "./disk.ts";
import { MEMORY } from "./memory.ts";
import { PRICES } from "./prices.ts";
import { KILLS, type Scenario } from "./scenario.ts";
import { STANDBY } from "./standby.ts";
import { versions } from "./versions.ts";

/** @param former a built checkout of the version before. */
export const scenarios = (former: string | undefined): readonly Scenario[] => [
  KILLS,
  CLOCK,
  PRICES,
  DISK,
  MEMORY,
  CDN,
  STANDBY,
  versions(former),
];
