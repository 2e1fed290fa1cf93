import { Router } from "express";
import type { Services } from "#app/context.ts";
import { SERVER_PATHS } from "#app/paths.ts";
import { SITE_CONTENT } from "#app/site/queries.ts";
import { EXACT_PATHS } from "./canonical-url.ts";

const TIMEOUT_MS = 2_000;

/**
 * `GET /healthz`, whether the process is up, and `GET /readyz`, whether this instance can do its work: write orders and show pages, from
 * copies if need be (docs/rules.md#health-checks). Outages of other services are in the metrics: they must not drain every instance.
 */
export function healthRoutes({ store, content }: Pick<Services, "store" | "content">): Router {
  const routes = Router(EXACT_PATHS);
  routes.get(SERVER_PATHS.health, (_request, response) => {
    response.type("text/plain").send("ok\n");
  });
  routes.get(SERVER_PATHS.readiness, async (_request, response) => {
    const checks = { store: succeeds(() => store.probeWrite()), content: succeeds(() => content.fetch(SITE_CONTENT)) };
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
