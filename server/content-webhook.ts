import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import express, { Router } from "express";
import type { Log } from "#app/context.ts";
import { SERVER_PATHS } from "#app/paths.ts";

/** A webhook says which document changed; its projection is ours to choose, and small. */
const LARGEST_BODY = "64kb";

/**
 * `POST /webhooks/content`, which a hosted Sanity project calls on each publish. The instance that it reaches tells the others.
 * Without a secret there is no such address.
 *
 * @param announce tells every instance, this one among them, that the content has changed.
 */
export function contentWebhook(secret: string | undefined, announce: () => Promise<void>, log: Log): Router {
  const routes = Router();
  if (!secret) return routes;
  routes.post(
    SERVER_PATHS.contentWebhook,
    express.text({ type: "*/*", limit: LARGEST_BODY }),
    (request, response, next) => {
      const signature = request.get(SIGNATURE_HEADER_NAME) ?? "";
      const body = typeof request.body === "string" ? request.body : "";
      isValidSignature(body, signature, secret)
        .then(async (isValid) => {
          if (!isValid) {
            log.warn({ path: SERVER_PATHS.contentWebhook }, "A call without Sanity's valid signature was refused");
            response.status(401).json({ message: "The signature is not valid" });
            return;
          }
          await announce();
          response.json({ message: "Taken" });
        })
        .catch(next);
    },
  );
  return routes;
}
