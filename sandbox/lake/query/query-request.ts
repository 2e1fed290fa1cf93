import type { Request } from "express";
import { z } from "zod";
import { defaultPerspective, type Perspective, perspectiveNamed } from "../documents/perspective.ts";
import { badRequest } from "./lake-error.ts";
import type { QueryParams } from "./query-engine.ts";

/** What a request to the query API asks for. */
export interface QueryRequest {
  query: string;
  params: QueryParams;
  perspective: Perspective;
  /** Whether the answer repeats the query, as it does unless `returnQuery=false`. */
  returnQuery: boolean;
}

const postBody = z.object({
  query: z.string().min(1),
  params: z.record(z.string(), z.json()).default({}),
});

/** Reads a GET or a POST of the query API. Throws LakeError 400 when it is none. */
export function readQueryRequest(request: Request, version: string): QueryRequest {
  return {
    ...(request.method === "POST" ? readBody(request.body) : readAddress(request.query)),
    perspective: readPerspective(request.query.perspective, version),
    returnQuery: request.query.returnQuery !== "false",
  };
}

function readBody(body: unknown): Pick<QueryRequest, "query" | "params"> {
  const { success, data, error } = postBody.safeParse(body);
  if (!success) throw badRequest(z.prettifyError(error));
  return data;
}

function readAddress(search: Request["query"]): Pick<QueryRequest, "query" | "params"> {
  if (typeof search.query !== "string" || search.query === "") throw badRequest("no query given");
  const params = Object.entries(search)
    .filter(([name]) => name.startsWith("$"))
    .map(([name, value]) => [name.slice(1), readParam(name, value)]);
  return { query: search.query, params: Object.fromEntries(params) };
}

/** Parameters in the address are JSON: `$slug="kit-piso"`. */
function readParam(name: string, value: unknown) {
  try {
    return z.json().parse(JSON.parse(String(value)));
  } catch (cause) {
    throw Object.assign(badRequest(`unable to parse the value of "${name}" as JSON`), { cause });
  }
}

function readPerspective(name: unknown, version: string): Perspective {
  if (name === undefined) return defaultPerspective(version);
  const perspective = perspectiveNamed(String(name));
  if (!perspective) throw badRequest(`Invalid perspective "${String(name)}"`);
  return perspective;
}
