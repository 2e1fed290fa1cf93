import fc from "fast-check";
import { PATHS } from "#app/paths.ts";
import { type Body, body, TOKEN } from "./bodies.ts";
import { cookie, headers, repeatedHeaders } from "./headers.ts";
import { FORM_PATHS, known, target } from "./targets.ts";

/** How far the visitor of a request has come in the checkout. */
const PROGRESS = ["none", "personal", "address", "confirmation"] as const;

export type Progress = (typeof PROGRESS)[number];

/** A request before the visitor's cookies and token are known. */
export interface FuzzedRequest {
  /** What it tries, for the counts: anything, or what the file of that name says. */
  kind: "request" | "burst" | "path" | "spelling" | "header" | "cookie";
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: Body | null;
  /** How the body's end is told. `wrong`: a length that does not fit. */
  framing: "length" | "chunked" | "wrong";
  progress: Progress;
  /** How often it is sent at once. */
  times?: number;
}

/** Requests that are sent at once on one connection, whose answers are not all read. */
export interface FuzzedPipeline {
  kind: "pipeline";
  requests: FuzzedRequest[];
  /** How many bytes of the answers are read. */
  reads: number;
}

type Headers = FuzzedRequest["headers"];

/** The methods of pages, then others. Unknown ones are for Node to refuse. */
const method = fc.oneof(
  { weight: 14, arbitrary: fc.constantFrom("GET", "POST") },
  fc.constantFrom(
    ...["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "QUERY", "get", "X"],
  ),
);

/** What a browser sends with a form, so that the form is read at all. */
const ownHeaders: Headers = [["Sec-Fetch-Site", "same-origin"]];

/** A plain request of a page. */
export const get = (target: string, headers: Headers = []): FuzzedRequest => ({
  kind: "request",
  method: "GET",
  target,
  headers: [["Host", "HOST"], ...headers],
  body: null,
  framing: "length",
  progress: "none",
});

/** A plain form. */
export const post = (target: string, text: string, headers: Headers = []): FuzzedRequest => ({
  ...get(target, [...ownHeaders, ...headers]),
  method: "POST",
  body: { type: "application/x-www-form-urlencoded", text: `_xsrf=${TOKEN}&${text}` },
});

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

export const repeatedHeader: fc.Arbitrary<FuzzedRequest> = fc
  .tuple(fuzzedRequest, repeatedHeaders)
  .map(([request, repeated]) => ({
    ...request,
    kind: "header",
    headers: [...request.headers, ...repeated],
    framing: "length",
  }));

/** Where a signed cookie is read. */
const SIGNED_PATHS = [
  ...FORM_PATHS,
  ...[
    PATHS.contractSummary,
    PATHS.withdrawalReceived,
    `${PATHS.feedback}?sobre=ayuda-respuesta:sin-luz`,
    "/?dia=2030-01-01",
  ],
];

export const swappedCookie: fc.Arbitrary<FuzzedRequest> = fc
  .tuple(fuzzedRequest, fc.constantFrom(...SIGNED_PATHS), cookie)
  .map(([request, target, cookie]) => ({ ...request, kind: "cookie", target, headers: [...request.headers, cookie] }));

/** Mostly pages, whose answers are long. Up to more than the site lets wait on a connection. */
export const pipeline: fc.Arbitrary<FuzzedPipeline> = fc.record({
  kind: fc.constant("pipeline" as const),
  requests: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: known.map((path) => get(path)) },
      fuzzedRequest.map((request): FuzzedRequest => ({ ...request, framing: "length" })),
    ),
    { minLength: 2, maxLength: 14 },
  ),
  reads: fc.constantFrom(0, 1, 5_000, 200_000),
});
