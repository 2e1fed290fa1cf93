import { z } from "zod";
import { createdResponse, post, put, type Service } from "./request.server.ts";

/** The answers to a quiz or questionnaire, by the names of its questions (docs/rules.md#answers-body). */
interface AnswersBody {
  brand: string;
  [question: string]: unknown;
}

export type AnswersService = ReturnType<typeof createAnswersService>;

/** The client of the service that saves the answers to the quiz and to questionnaires. Its methods never throw. */
export function createAnswersService(service: Service) {
  return {
    /** Returns the id of the saved answers. */
    create: (body: AnswersBody) =>
      post(service, { name: "answers", path: "/answers", body, response: createdResponse }),
    /** Replaces saved answers. */
    replace: (id: string, body: AnswersBody) =>
      put(service, { name: "answers again", path: "/answers", body: { ...body, id }, response: z.unknown() }),
  };
}
