import { type Request, type RequestHandler, raw } from "express";
import { z } from "zod";
import { asyncRoute } from "#sandbox/http/async-route.ts";
import { invalid } from "#sandbox/http/refusal.ts";
import type { JsonValue } from "#sandbox/json/json-value.ts";
import type { Answer, Exchange, ServiceRequest } from "./exchange.ts";
import type { Service } from "./service.ts";

/** Bodies here are forms that a person filled in. */
const BODY_LIMIT = "256kb";

/** What a service does with a request; throws Refusal for an answer other than 200. */
export type Work = (request: ServiceRequest & { params: Record<string, string> }) => Promise<Answer>;

/** Turns a service's work into Express handlers: the body is read as JSON, and all is recorded. */
export function serviceRoute(exchange: Exchange, service: Service): (work: Work) => RequestHandler[] {
  return (work) => [
    raw({ type: () => true, limit: BODY_LIMIT }),
    asyncRoute(async (request, response) => {
      const received = serviceRequest(service, request);
      const outcome = await exchange.answer(received.request, async () => {
        if (received.problem) throw invalid(received.problem);
        return work({ ...received.request, params: request.params });
      });
      response.status(outcome.status).json(outcome.body);
    }),
  ];
}

/** The request as it is recorded. `problem` says that its body is no JSON; the body is its text then. */
export function serviceRequest(service: Service, request: Request): { request: ServiceRequest; problem?: string } {
  const common = {
    service,
    method: request.method,
    path: request.path,
    idempotencyKey: request.get("idempotency-key"),
  };
  if (!Buffer.isBuffer(request.body)) return { request: { ...common, body: parameters(request) } };
  const text = request.body.toString("utf8");
  try {
    return { request: { ...common, body: z.json().parse(JSON.parse(text)) } };
  } catch (error) {
    return { request: { ...common, body: text }, problem: `The body is not JSON: ${String(error)}` };
  }
}

function parameters(request: Request): JsonValue {
  const entries = Object.entries(request.query).map(([name, value]): [string, string] => [name, String(value)]);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
