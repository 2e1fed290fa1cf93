import type { RequestHandler } from "express";
import type { Recorder } from "#sandbox/recorder/recorder.ts";
import { serviceRequest } from "#sandbox/recorder/service-route.ts";

/** The failures set for the lake. Its queries are not recorded, they would drown the rest; its failures are. */
export function lakeFailures(recorder: Recorder): RequestHandler {
  return (request, response, next) => {
    recorder.failure(serviceRequest("lake", request).request).then((outcome) => {
      if (outcome) response.status(outcome.status).json(outcome.body);
      else next();
    }, next);
  };
}
