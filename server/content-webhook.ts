import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import express, { Router } from "express";
import { isTakenCall, recordCall } from "#app/db/content-changes.server.ts";
import type { Store } from "#app/db/store.server.ts";
import { SERVER_PATHS } from "#app/paths.ts";
import { EXACT_PATHS } from "./canonical-url.ts";

/** Sanity sends only the few fields of our projection. */
const MAX_BODY = "64kb";

/** How far the time in a signature may be from now, in milliseconds. */
const MAX_AGE_MS = 5 * 60_000;

/**
 * `POST /webhooks/content`, called by a hosted Sanity project on each publish (docs/decisions/0011). Without a secret the route does
 * not exist. A call is taken once: its signature holds the time at which it was sent (docs/decisions/0054).
 */
export function contentWebhook(
  secret: string | undefined,
  { db, contentChanges }: Pick<Store, "db" | "contentChanges">,
): Router {
  const routes = Router(EXACT_PATHS);
  if (!secret) return routes;
  routes.post(
    SERVER_PATHS.contentWebhook,
    express.text({ type: "*/*", limit: MAX_BODY }),
    (request, response, next) => {
      const signature = request.get(SIGNATURE_HEADER_NAME) ?? "";
      const body = typeof request.body === "string" ? request.body : "";
      isValidSignature(body, signature, secret)
        .then(async (isValid) => {
          if (!isValid) {
            response.status(401).json({ message: "The signature is not valid" });
            return;
          }
          if (!isRecent(signature) || (await isTakenCall(db, signature))) {
            response.status(409).json({ message: "The call is old or was taken before" });
            return;
          }
          await contentChanges.notify();
          await recordCall(db, signature, MAX_AGE_MS);
          response.json({ message: "Taken" });
        })
        .catch(next);
    },
  );
  return routes;
}

/** By the time in the signature, `t=1700000000000,v1=…`. */
function isRecent(signature: string): boolean {
  const sentAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
  return Math.abs(Date.now() - sentAt) <= MAX_AGE_MS;
}
