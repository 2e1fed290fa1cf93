import { z } from "zod";
import { type BackendResult, createdResponse, post, put, type Service } from "./request.server.ts";

/** The answers to a quiz or questionnaire, by the names of its questions (docs/rules.md#answers-body). */
interface AnswersBody {
  brand: string;
  [question: string]: unknown;
}

/** The client of the service that saves the answers to the quiz and to questionnaires. Its methods never throw. */
export interface AnswersService {
  /** `POST /answers`. Returns the id of the saved answers. */
  create(body: AnswersBody): Promise<BackendResult<string>>;
  /** `PUT /answers`: replaces saved answers. */
  replace(id: string, body: AnswersBody): Promise<BackendResult<unknown>>;
}

export function createAnswersService(service: Service): AnswersService {
  return {
    create: (body) => post(service, { name: "answers", path: "/answers", body, response: createdResponse }),
    replace: (id, body) =>
      put(service, { name: "answers again", path: "/answers", body: { ...body, id }, response: z.unknown() }),
  };
}
