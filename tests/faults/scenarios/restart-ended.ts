import { setTimeout as pause } from "node:timers/promises";
import type { System } from "../system.ts";

const READY_MS = 60_000;

/**
 * Starts the sites that ended, as a process manager does, and waits until all can take orders.
 *
 * @returns which ended.
 */
export async function restartEnded({ instances }: System): Promise<string> {
  const ended: string[] = [];
  for (const { url, site } of instances) {
    for (const deadline = Date.now() + READY_MS; ; await pause(100)) {
      if (site.hasEnded()) {
        ended.push(site.name);
        await site.restart();
      }
      const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) break;
      if (Date.now() > deadline) throw new Error(`${site.name} does not recover`);
    }
  }
  return ended.length > 0 ? `, ended: ${ended.join(" + ")}` : "";
}
