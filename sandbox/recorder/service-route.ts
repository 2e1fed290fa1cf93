import { type Request, type RequestHandler, type Response, raw } from "express";
import { asyncRoute } from "local-content-lake/http/handlers";
import type { JsonValue } from "local-content-lake/json";
import { z } from "zod";
import { badRequest } from "#sandbox/http/http-error.ts";
import { sendBrokenAnswer } from "./broken-answers.ts";
import type { Service } from "./received-log.ts";
import type { Answer, Outcome, Recorder, ServiceRequest } from "./recorder.ts";

const BODY_LIMIT = "256kb";

/** Handles a request. Throws HttpError for other statuses than 200. */
export type ServiceHandler = (request: ServiceRequest & { params: Record<string, string> }) => Promise<Answer>;

/** Makes Express handlers of service handlers. They read the body as JSON and record the request. */
export function serviceRoute(recorder: Recorder, service: Service): (handler: ServiceHandler) => RequestHandler[] {
  return (handler) => [
    raw({ type: () => true, limit: BODY_LIMIT }),
    asyncRoute(async (request, response) => {
      const received = serviceRequest(service, request);
      const outcome = await recorder.answer(received.request, async () => {
        if (received.problem) throw badRequest(received.problem);
        return handler({ ...received.request, params: request.params });
      });
      await sendOutcome(recorder, outcome, response);
    }),
  ];
}

/** Sends the answer of a service, or the failure that a rule set. */
export async function sendOutcome(recorder: Recorder, outcome: Outcome, response: Response): Promise<void> {
  if (outcome.broken) await sendBrokenAnswer(outcome.broken, response, recorder.closing);
  else response.status(outcome.status).json(outcome.body);
}

/** The recorded request. When its body is not JSON, `problem` says so and the body is the text. */
export function serviceRequest(service: Service, request: Request): { request: ServiceRequest; problem?: string } {
  const common = {
    service,
    method: request.method,
    path: request.path,
    idempotencyKey: request.get("idempotency-key"),
  };
  if (!Buffer.isBuffer(request.body)) return { request: { ...common, body: queryParameters(request) } };
  const text = request.body.toString("utf8");
  try {
    return { request: { ...common, body: z.json().parse(JSON.parse(text)) } };
  } catch (error) {
    return { request: { ...common, body: text }, problem: `The body is not JSON: ${String(error)}` };
  }
}

function queryParameters(request: Request): JsonValue {
  const entries = Object.entries(request.query).map(([name, value]): [string, string] => [name, String(value)]);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
