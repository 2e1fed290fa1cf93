import { Router } from "express";
import { z } from "zod";
import { badRequest, notFound, validate } from "#sandbox/http/http-error.ts";
import type { Recorder } from "#sandbox/recorder/recorder.ts";
import { type ServiceHandler, serviceRoute } from "#sandbox/recorder/service-route.ts";
import type { IssuedIds } from "#sandbox/storage/issued-ids.ts";
import type { SeenKeys } from "#sandbox/storage/seen-keys.ts";
import { isPhoneNumber } from "./alarms/validators.ts";

/** The 'node' service: leads, feedback, callbacks and withdrawals. */
export function nodeRoutes(recorder: Recorder, ids: IssuedIds, keys: SeenKeys): Router {
  const route = serviceRoute(recorder, "node");
  const routes = Router();
  routes.post("/abandonedcart", route(recoverLead(ids)));
  routes.post("/qualification", route(qualify(ids)));
  routes.put("/qualification/:id", route(commentQualification(ids)));
  routes.post("/callback", route(requestCallback(ids)));
  routes.post("/withdrawal", route(declareWithdrawal(keys)));
  return routes;
}

const id = z.union([z.string().min(1), z.number()]);

const abandonedCartBody = z.looseObject({
  customerId: id,
  productName: z.string().min(1),
  productDescription: z.string(),
  isBusiness: z.boolean(),
  addressId: id.optional(),
});

/** Lead recovery (docs/rules.md#abandoned-cart-call). Further fields are accepted. */
function recoverLead(ids: IssuedIds): ServiceHandler {
  return async ({ body }) => {
    validate(abandonedCartBody, body);
    return { body: { id: await ids.issue("crt") } };
  };
}

const qualificationBody = z.object({
  questionId: id,
  answer: z.enum(["YES", "NO"]),
  brand: z.string().min(1),
});

/** A feedback vote (docs/rules.md#qualification-body). */
function qualify(ids: IssuedIds): ServiceHandler {
  return async ({ body }) => {
    validate(qualificationBody, body);
    return { body: { id: await ids.issue("qua") } };
  };
}

const commentBody = z.object({ comment: z.string().trim().min(1), brand: z.string().min(1) });

/** The comment of a vote. */
function commentQualification(ids: IssuedIds): ServiceHandler {
  return async ({ body, params: { id = "" } }) => {
    if (!ids.has(id)) throw notFound("Qualification not found");
    validate(commentBody, body);
    return { body: { id } };
  };
}

const callbackBody = z.object({
  name: z.string().trim().min(1),
  msisdn: z.string(),
  /** Path of the page with the form. */
  place: z.string().min(1),
  brand: z.string().min(1),
});

/** A callback request (docs/rules.md#callback-body). */
function requestCallback(ids: IssuedIds): ServiceHandler {
  return async ({ body }) => {
    const { msisdn } = validate(callbackBody, body);
    if (!isPhoneNumber(msisdn)) throw badRequest("Invalid phone number");
    return { body: { id: await ids.issue("cal") } };
  };
}

const withdrawalBody = z.object({
  name: z.string().trim().min(1),
  contract: z.string().trim().min(1),
  email: z.email(),
  acknowledgement: z.object({ subject: z.string().min(1), text: z.string().min(1) }),
  locale: z.enum(["es", "eu"]),
  receivedAt: z.iso.datetime(),
  brand: z.string().min(1),
});

/**
 * A withdrawal from a contract (docs/rules.md#withdrawal-body). The real service e-mails the acknowledgement, once for requests with
 * the same Idempotency-Key.
 */
function declareWithdrawal(keys: SeenKeys): ServiceHandler {
  return async ({ body, idempotencyKey }) => {
    validate(withdrawalBody, body);
    return await keys.answer(idempotencyKey, { status: "taken" });
  };
}
