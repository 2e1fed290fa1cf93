import { z } from "zod";
import type { Work } from "#sandbox/recorder/service-route.ts";
import { notFound } from "../http/refusal.ts";
import { validate } from "../http/validate.ts";
import type { IssuedIds } from "../storage/issued-ids.ts";

const qualificationBody = z.object({
  questionId: z.union([z.string().min(1), z.number()]),
  answer: z.enum(["YES", "NO"]),
  brand: z.string().min(1),
});

const commentBody = z.object({ comment: z.string().trim().min(1), brand: z.string().min(1) });

/** `POST /qualification`: was the answer to a question of the help page of use. */
export function qualify(ids: IssuedIds): Work {
  return async ({ body }) => {
    validate(qualificationBody, body);
    return { body: { id: await ids.issue("qua") } };
  };
}

/** `PUT /qualification/{id}`: what was amiss with it. */
export function commentQualification(ids: IssuedIds): Work {
  return async ({ body, params: { id = "" } }) => {
    if (!ids.has(id)) throw notFound("Qualification not found");
    validate(commentBody, body);
    return { body: { id } };
  };
}
