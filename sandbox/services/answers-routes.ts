import { Router } from "express";
import { z } from "zod";
import type { Exchange } from "#sandbox/recorder/exchange.ts";
import { serviceRoute } from "#sandbox/recorder/service-route.ts";
import { notFound } from "../http/refusal.ts";
import { validate } from "../http/validate.ts";
import type { IssuedIds } from "../storage/issued-ids.ts";

const newAnswers = z.object({ brand: z.string().min(1) }).catchall(z.json());
const changedAnswers = z.object({ id: z.string().min(1) }).catchall(z.json());

/** The questionnaire's answers: kept as they come, whatever the questions are. */
export function answersRoutes(exchange: Exchange, ids: IssuedIds): Router {
  const route = serviceRoute(exchange, "services");
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
