import { z } from "zod";
import { type AnswersBody, keptAnswer } from "./contract.ts";
import { type BackendResult, post, put, type Service } from "./request.server.ts";

/** The door to the service that section 7 calls 'services node': it keeps what visitors answer. No method throws. */
export interface AnswersService {
  /** Keeps answers anew; the answer is their id. */
  create(body: AnswersBody): Promise<BackendResult<string>>;
  /** Keeps answers in place of those under an id. */
  replace(id: string, body: AnswersBody): Promise<BackendResult<unknown>>;
}

/** Opens the door to the service of answers. */
export function createAnswersService(service: Service): AnswersService {
  return {
    create: (body) => post(service, { name: "answers", path: "/answers", body, answer: keptAnswer }),
    replace: (id, body) =>
      put(service, { name: "answers again", path: "/answers", body: { ...body, id }, answer: z.unknown() }),
  };
}
