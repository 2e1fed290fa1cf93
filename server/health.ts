import { Router } from "express";
import { sql } from "kysely";
import type { Services } from "#app/context.ts";
import { SERVER_PATHS } from "#app/paths.ts";

const TIMEOUT_MS = 2_000;

/**
 * `GET /healthz`, whether the process is up, and `GET /readyz`, whether pages can be served and orders placed
 * (docs/rules.md#health-checks).
 */
export function healthRoutes(services: Services, alarmsUrl: string): Router {
  const routes = Router();
  routes.get(SERVER_PATHS.health, (_request, response) => {
    response.type("text/plain").send("ok\n");
  });
  routes.get(SERVER_PATHS.readiness, async (_request, response) => {
    const checks = {
      store: succeeds(() => sql`select 1`.execute(services.store.db)),
      content: succeeds(() => services.content.ping()),
      // No path of the API is free of side effects, so any response to a HEAD request counts as reachable.
      alarms: succeeds(() => fetch(alarmsUrl, { method: "HEAD", signal: AbortSignal.timeout(TIMEOUT_MS) })),
    };
    const missing: string[] = [];
    for (const [name, check] of Object.entries(checks)) if (!(await check)) missing.push(name);
    response
      .set("Cache-Control", "no-store")
      .status(missing.length === 0 ? 200 : 503)
      .json({ missing });
  });
  return routes;
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref());
  return await Promise.race([
    timeout,
    check().then(
      () => true,
      () => false,
    ),
  ]);
}
