import type { Request } from "express";
import { z } from "zod";
import { defaultPerspective, type Perspective, perspectiveNamed } from "../documents/perspective.ts";
import { badRequest } from "../lake-error.ts";
import type { QueryParams } from "./evaluate.ts";
import type { SourceMapKind } from "./query-engine.ts";

/** A parsed request to `data/query`. */
interface QueryRequest {
  query: string;
  params: QueryParams;
  perspective: Perspective;
  /** Whether the answer holds the query. Default true. */
  returnQuery: boolean;
  /** Set when the answer holds a content source map. */
  resultSourceMap: SourceMapKind | undefined;
  /** The transaction that the result has to contain: the id of the last live event that the client has seen. */
  lastLiveEvent: number | undefined;
}

/** A parsed query string, from Express or from a URL. */
export type QueryStringParams = Record<string, unknown>;

const postBody = z.object({
  query: z.string().min(1),
  params: z.record(z.string(), z.json()).default({}),
});

/** Parses a GET or POST. Throws LakeError 400. */
export function readQueryRequest(request: Request, version: string): QueryRequest {
  const { perspective, returnQuery, resultSourceMap, lastLiveEventId } = request.query;
  return {
    ...(request.method === "POST" ? readBody(request.body) : readQuery(request.query)),
    perspective: readPerspective(perspective, version),
    returnQuery: returnQuery !== "false",
    resultSourceMap:
      resultSourceMap === "true" || resultSourceMap === "withKeyArraySelector" ? resultSourceMap : undefined,
    lastLiveEvent: lastLiveEventId === undefined ? undefined : readEventId(lastLiveEventId),
  };
}

function readBody(body: unknown): Pick<QueryRequest, "query" | "params"> {
  const { success, data, error } = postBody.safeParse(body);
  if (!success) throw badRequest(z.prettifyError(error));
  return data;
}

/** The query and its `$params` in a query string. Throws LakeError 400 when there is no query. */
export function readQuery(queryString: QueryStringParams): Pick<QueryRequest, "query" | "params"> {
  if (typeof queryString.query !== "string" || queryString.query === "") throw badRequest("no query given");
  const params = Object.entries(queryString)
    .filter(([name]) => name.startsWith("$"))
    .map(([name, value]) => [name.slice(1), readParam(name, value)]);
  return { query: queryString.query, params: Object.fromEntries(params) };
}

/** Parameters are JSON: `$slug="kit-piso"`. */
function readParam(name: string, value: unknown) {
  try {
    return z.json().parse(JSON.parse(String(value)));
  } catch (cause) {
    throw Object.assign(badRequest(`unable to parse the value of "${name}" as JSON`), { cause });
  }
}

/** Event ids are sequence numbers. Throws LakeError 400 for anything else. */
function readEventId(id: unknown): number {
  if (typeof id !== "string" || !/^\d{1,15}$/.test(id)) throw badRequest("Invalid lastLiveEventId");
  return Number(id);
}

/** The perspective, by default that of the API version. Throws LakeError 400 when it is invalid. */
function readPerspective(name: unknown, version: string): Perspective {
  if (name === undefined) return defaultPerspective(version);
  const perspective = perspectiveNamed(String(name));
  if (!perspective) throw badRequest(`Invalid perspective "${String(name)}"`);
  return perspective;
}
