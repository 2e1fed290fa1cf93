import { json, type RequestHandler } from "express";
import type { JsonValue } from "../json/json-value.ts";
import { badRequest } from "./query/lake-error.ts";

/** Levels of lists and objects in each other: far more than content has, far fewer than exhaust the stack. */
const MOST_LEVELS = 100;

/** Reads a body of JSON of at most `limit` bytes ('4mb'). One that is nested too deep is answered with LakeError 400. */
export function jsonBody(limit: string): RequestHandler {
  const read = json({ limit });
  return (request, response, next) => {
    read(request, response, (error: unknown) => {
      if (error !== undefined) return next(error);
      const isDeep = isNestedDeeper(request.body, MOST_LEVELS);
      next(isDeep ? badRequest(`The body is nested deeper than ${MOST_LEVELS} levels`) : undefined);
    });
  };
}

/** Looks no deeper than that itself. */
function isNestedDeeper(value: JsonValue, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isNestedDeeper(child, levels - 1));
}
