import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import express, { Router } from "express";
import type { Log } from "#app/context.ts";
import { SERVER_PATHS } from "#app/paths.ts";

/** Sanity sends the fields of our projection, which are few. */
const MAX_BODY = "64kb";

/**
 * `POST /webhooks/content`, called by a hosted Sanity project on each publish (docs/decisions/0011). Without a secret the route does
 * not exist.
 *
 * @param notify notifies every instance of the site, including this one, that the content changed.
 */
export function contentWebhook(secret: string | undefined, notify: () => Promise<void>, log: Log): Router {
  const routes = Router();
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
            log.warn({ path: SERVER_PATHS.contentWebhook }, "Refused a webhook call without a valid signature");
            response.status(401).json({ message: "The signature is not valid" });
            return;
          }
          await notify();
          response.json({ message: "Taken" });
        })
        .catch(next);
    },
  );
  return routes;
}
