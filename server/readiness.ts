import { sql } from "kysely";
import type { Services } from "#app/context.ts";

const TIMEOUT_MS = 2_000;

/** What the site cannot do without, and whether it is there. */
export type Readiness = Record<"store" | "content" | "alarms", boolean>;

/** Looks whether pages can be served and orders taken: the store, the content and the alarms backend. */
export async function readinessOf(services: Services, alarmsUrl: string): Promise<Readiness> {
  const [store, content, alarms] = await Promise.all([
    succeeds(() => sql`select 1`.execute(services.store.db)),
    succeeds(() => services.content.ping()),
    // No path of the contract may be called without an effect: whatever it answers shows that the backend is there.
    succeeds(() => fetch(alarmsUrl, { method: "HEAD", signal: AbortSignal.timeout(TIMEOUT_MS) })),
  ]);
  return { store, content, alarms };
}

async function succeeds(look: () => Promise<unknown>): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref());
  return await Promise.race([
    tooLate,
    look().then(
      () => true,
      () => false,
    ),
  ]);
}
