import { Router } from "express";
import { z } from "zod";
import { validate } from "#sandbox/http/http-error.ts";
import type { Recorder } from "#sandbox/recorder/recorder.ts";
import { serviceRoute } from "#sandbox/recorder/service-route.ts";
import type { SeenKeys } from "#sandbox/storage/seen-keys.ts";

/** Numbered parameters of the e-mail: `param1` to `param23` (docs/rules.md#marketing-email). */
const PARAMETERS = 23;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const emailBody = z.object({
  /** Empty for an abandoned cart. */
  contactlist_id: z.union([z.string(), z.number()]),
  name: z.string().min(1),
  phone: z.string().min(1),
  isClient: scalar,
  email: z.string(),
  ...Object.fromEntries(Array.from({ length: PARAMETERS }, (_, index) => [`param${index + 1}`, scalar])),
});

/**
 * The e-mail service. Requires every parameter; missing values are null. Requests with the same Idempotency-Key send one e-mail
 * (docs/decisions/0053).
 */
export function emailsRoutes(recorder: Recorder, keys: SeenKeys): Router {
  const route = serviceRoute(recorder, "emails");
  const routes = Router();
  routes.post(
    "/api/emails-prod",
    route(async ({ body, idempotencyKey }) => {
      validate(emailBody, body);
      return await keys.answer(idempotencyKey, { status: "queued" });
    }),
  );
  return routes;
}
