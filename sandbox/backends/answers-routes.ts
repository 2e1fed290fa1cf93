import { Router } from "express";
import { z } from "zod";
import { notFound, validate } from "#sandbox/http/http-error.ts";
import type { Recorder } from "#sandbox/recorder/recorder.ts";
import { serviceRoute } from "#sandbox/recorder/service-route.ts";
import type { IssuedIds } from "#sandbox/storage/issued-ids.ts";

const newAnswers = z.object({ brand: z.string().min(1) }).catchall(z.json());
const changedAnswers = z.object({ id: z.string().min(1) }).catchall(z.json());

/** The service that saves the answers to quiz and questionnaires, whatever the questions (docs/rules.md#answers-body). */
export function answersRoutes(recorder: Recorder, ids: IssuedIds): Router {
  const route = serviceRoute(recorder, "services");
  const routes = Router();
  routes.post(
    "/answers",
    route(async ({ body }) => {
      const answers = validate(newAnswers, body);
      return { body: { ...answers, id: await ids.issue("ans") } };
    }),
  );
  routes.put(
    "/answers",
    route(async ({ body }) => {
      const answers = validate(changedAnswers, body);
      if (!ids.has(answers.id)) throw notFound("Answers not found");
      return { body: answers };
    }),
  );
  return routes;
}
