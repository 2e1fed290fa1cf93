import { expect, vi } from "vitest";
import type { JobName } from "#app/db/job-queue.server.ts";
import type { Store } from "#app/db/store.server.ts";

/** Waits until every job of a queue has ended. Returns their states in alphabetical order. */
export async function untilEnded({ boss }: Store, queue: JobName): Promise<string[]> {
  return await vi.waitFor(
    async () => {
      const jobs = await boss.findJobs(queue);
      const states = jobs.map(({ state }) => String(state));
      expect(states.filter((state) => ["created", "retry", "active"].includes(state))).toEqual([]);
      return states.sort();
    },
    { timeout: 20_000, interval: 100 },
  );
}
