import type { JobName } from "#app/db/job-queue.server.ts";
import type { World } from "./world.ts";

/** How many jobs of a queue are still to be done, as the site's own metrics say. Dead letters are none of them. */
export async function waitingJobs({ sites }: World, queue: JobName): Promise<number> {
  const text = await (await fetch(`${sites[0]}/metrics`)).text();
  const counts = text.matchAll(
    new RegExp(`^shop_jobs\\{queue="${queue}",state="(?:created|retry|active)"\\} (\\d+)$`, "gm"),
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
