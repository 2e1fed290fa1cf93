import { restartEnded } from "./restart-ended.ts";
import type { Scenario } from "./scenario.ts";

/** What the code of a site needs and little more, in MB. */
const HEAP_MB = 100;

/** Requests at once, until a site ends or the time is over, in milliseconds. */
const REQUESTS = 200;
const FLOOD_MS = 15_000;

/** The sites have too little memory for a flood of requests: they end in the middle of orders, and are started again. */
export const MEMORY: Scenario = {
  name: "memory",
  databases: ["PGlite", "PostgreSQL"],
  prepare: async () => ({
    env: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
    disturb: async (system, random) => {
      const { url, site } = random.pick(system.instances);
      const ask = (number: number) =>
        fetch(`${url}/checkout?kit=chalet&camara=true&utm_id=${number}`).then((answer) => answer.text());
      for (const deadline = Date.now() + FLOOD_MS; !site.hasEnded() && Date.now() < deadline; ) {
        await Promise.allSettled(Array.from({ length: REQUESTS }, (_value, number) => ask(number)));
      }
      return `flood${await restartEnded(system)}`;
    },
  }),
};
