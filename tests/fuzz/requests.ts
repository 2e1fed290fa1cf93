import fc from "fast-check";
import { type Body, body } from "./bodies.ts";
import { headers } from "./headers.ts";
import { FORM_PATHS, target } from "./targets.ts";

/** How far the visitor of a request has come in the checkout. */
const PROGRESS = ["none", "personal", "address", "confirmation"] as const;

export type Progress = (typeof PROGRESS)[number];

/** A request before the visitor's cookies and token are known. */
export interface FuzzedRequest {
  kind: "request";
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: Body | null;
  /** How the body's end is told. `wrong`: a length that does not fit. */
  framing: "length" | "chunked" | "wrong";
  progress: Progress;
}

/** The methods of pages, then others. Unknown ones are for Node to refuse. */
const method = fc.oneof(
  { weight: 14, arbitrary: fc.constantFrom("GET", "POST") },
  fc.constantFrom(
    ...["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "QUERY", "get", "X"],
  ),
);

/** What a browser sends with a form, so that the form is read at all. */
const ownHeaders: [string, string][] = [["Sec-Fetch-Site", "same-origin"]];

export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    method,
    target,
    formPath: fc.constantFrom(...FORM_PATHS),
    isForm: fc.boolean(),
    headers,
    isOwn: fc.integer({ min: 0, max: 3 }),
    body,
    framing: fc.oneof(
      { weight: 5, arbitrary: fc.constant("length" as const) },
      fc.constantFrom("chunked" as const, "wrong" as const),
    ),
    progress: fc.constantFrom(...PROGRESS),
  })
  .map(({ formPath, isForm, isOwn, ...request }) => ({
    ...request,
    kind: "request" as const,
    target: request.method === "POST" && isForm ? formPath : request.target,
    headers: isOwn > 0 && request.method === "POST" ? [...ownHeaders, ...request.headers] : request.headers,
    body: request.method === "GET" || request.method === "HEAD" ? null : request.body,
  }));
