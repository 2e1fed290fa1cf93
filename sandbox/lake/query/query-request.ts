import type { Request } from "express";
import { z } from "zod";
import { defaultPerspective, type Perspective, perspectiveNamed } from "../documents/perspective.ts";
import type { QueryParams } from "./evaluate.ts";
import { badRequest } from "./lake-error.ts";
import type { SourceMapKind } from "./query-engine.ts";

/** What a request to the query API asks for. */
export interface QueryRequest {
  query: string;
  params: QueryParams;
  perspective: Perspective;
  /** Whether the answer repeats the query, as it does unless `returnQuery=false`. */
  returnQuery: boolean;
  /** Set when the answer shall say from which document and path each of its texts is. */
  resultSourceMap: SourceMapKind | undefined;
}

/** The parameters of an address, as Express and Node's URL both can give them. */
export type Search = Record<string, unknown>;

const postBody = z.object({
  query: z.string().min(1),
  params: z.record(z.string(), z.json()).default({}),
});

/** Reads a GET or a POST of the query API. Throws LakeError 400 when it is none. */
export function readQueryRequest(request: Request, version: string): QueryRequest {
  const { perspective, returnQuery, resultSourceMap } = request.query;
  return {
    ...(request.method === "POST" ? readBody(request.body) : readQuery(request.query)),
    perspective: readPerspective(perspective, version),
    returnQuery: returnQuery !== "false",
    resultSourceMap:
      resultSourceMap === "true" || resultSourceMap === "withKeyArraySelector" ? resultSourceMap : undefined,
  };
}

function readBody(body: unknown): Pick<QueryRequest, "query" | "params"> {
  const { success, data, error } = postBody.safeParse(body);
  if (!success) throw badRequest(z.prettifyError(error));
  return data;
}

/** The query and its `$parameters` in an address. Throws LakeError 400 when there is none. */
export function readQuery(search: Search): Pick<QueryRequest, "query" | "params"> {
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

/** The perspective asked for; without one, that of the API's version. Throws LakeError 400 when it is none. */
function readPerspective(name: unknown, version: string): Perspective {
  if (name === undefined) return defaultPerspective(version);
  const perspective = perspectiveNamed(String(name));
  if (!perspective) throw badRequest(`Invalid perspective "${String(name)}"`);
  return perspective;
}
