import { Router } from "express";
import { z } from "zod";
import type { Exchange } from "#sandbox/recorder/exchange.ts";
import { serviceRoute } from "#sandbox/recorder/service-route.ts";
import { validate } from "../http/validate.ts";

/** The marketing e-mail has this many numbered parameters (section 7 of the specification). */
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

/** `POST /api/emails-prod`: takes a marketing e-mail with all its parameters, null where there is nothing. */
export function emailsRoutes(exchange: Exchange): Router {
  const route = serviceRoute(exchange, "emails");
  const routes = Router();
  routes.post(
    "/api/emails-prod",
    route(async ({ body }) => {
      validate(emailBody, body);
      return { body: { status: "queued" } };
    }),
  );
  return routes;
}
