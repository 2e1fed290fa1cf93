import fc from "fast-check";
import { LANGUAGES, LOCALES } from "#app/i18n/languages.ts";
import { PATHS, RESOURCE_PATHS, SERVER_PATHS } from "#app/paths.ts";
import { PATHS_BY_LAYOUT } from "#tests/support/public-paths.ts";
import { type Body, body } from "./bodies.ts";
import { HOSTILE_TEXTS, RESERVED_NAMES } from "./hostile-texts.ts";

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

/** Every path of the site, in every language. */
const KNOWN = [
  ...new Set([...Object.values(PATHS_BY_LAYOUT).flat(), ...Object.values(PATHS), ...Object.values(RESOURCE_PATHS)]),
].flatMap((path) => LOCALES.map((locale) => `${prefixOf(locale)}${path}`));

function prefixOf(locale: (typeof LOCALES)[number]): string {
  const { prefix } = LANGUAGES[locale];
  return prefix ? `/${prefix}` : "";
}

/** Paths with forms. */
const FORM_PATHS = [
  PATHS.checkout,
  PATHS.callback,
  PATHS.feedback,
  PATHS.funnel,
  PATHS.quiz,
  RESOURCE_PATHS.answers,
  RESOURCE_PATHS.streets,
  RESOURCE_PATHS.pickedStreet,
];

const latin1 = (value: string) => Buffer.from(value, "utf8").toString("latin1");
const hostile = fc.constantFrom(...HOSTILE_TEXTS);
const encoded = hostile.map((text) => encodeURIComponent(text.toWellFormed()));
/** Without what ends the request line or a header. */
const rawText = fc
  .oneof(hostile, fc.string({ unit: "binary", maxLength: 40 }))
  .map((text) => latin1(text).replace(/[\r\n ]/g, "+"));

/** Without what Node itself refuses in a header. */
const headerText = rawText.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, ""));

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 4, arbitrary: fc.constantFrom(...FORM_PATHS) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.values(SERVER_PATHS)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...KNOWN), fc.constantFrom(".data", "/", "//", "/..", "/.", "%2f", ";a=b"))
      .map((parts) => parts.join("")),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...KNOWN), fc.oneof({ weight: 4, arbitrary: encoded }, { weight: 1, arbitrary: rawText }))
      .map((parts) => parts.join("/")),
  },
  {
    weight: 1,
    arbitrary: fc.oneof({ weight: 4, arbitrary: encoded }, { weight: 1, arbitrary: rawText }).map((text) => `/${text}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "*",
      "//",
      "/\\",
      "http://evil.example/",
      "localhost:80",
      "/_root.data",
      "/__manifest?p=/",
      `/${"a/".repeat(3_000)}`,
    ),
  },
);

/** Parameters that some page or Remix itself reads. */
const PARAMETERS = [
  ...["kit", "client", "territorio", "busqueda", "q", "about", "back", "tab", "pregunta", "camara", "boton_panico"],
  ...[
    "utm_source",
    "utm_campaign",
    "gclid",
    "_data",
    "_routes",
    "index",
    "sanity-preview-secret",
    "sanity-preview-pathname",
  ],
  ...RESERVED_NAMES,
];

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(...PARAMETERS),
      fc.oneof(
        { weight: 4, arbitrary: encoded },
        { weight: 1, arbitrary: rawText },
        { weight: 2, arbitrary: fc.constantFrom("piso", "routes/page", "CLIENT", "true") },
      ),
    ),
    {
      maxLength: 5,
    },
  )
  .map((entries) => entries.map((entry) => entry.join("=")).join("&"));

const target = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(path, query).map(([at, search]) => (search === "" ? at : `${at}?${search}`)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(path, fc.constantFrom("?".repeat(500), `?${"x[]=1&".repeat(1_000)}`))
      .map((parts) => parts.join("")),
  },
);

const cookie = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        "checkout",
        "votes",
        "answers",
        "preview",
        "client_status",
        "XSRF-TOKEN",
        "cookie_consent",
        "__proto__",
      ),
      fc.oneof(
        rawText.map((text) => text.replaceAll(";", "")),
        fc.base64String({ maxLength: 300 }),
        fc.constantFrom("CLIENT", `${"e30".repeat(2_000)}.x`),
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pairs): [string, string] => ["Cookie", pairs.map((pair) => pair.join("=")).join("; ")]);

/** Values worth trying of each header that this site, Express, Remix or Node reads. */
const HEADERS: Record<string, string[]> = {
  "X-Forwarded-For": ["1.2.3.4", "1.2.3.4, 5.6.7.8", "unknown", "[::1]:80", "x".repeat(5_000), "%"],
  "X-Forwarded-Host": ["evil.example", "a, b", "", "x:y:z", "[", "a b"],
  "X-Forwarded-Proto": ["https", "javascript", "https,http", ""],
  "X-Forwarded-Port": ["0", "-1", "x"],
  Forwarded: ["for=x;host=evil.example;proto=https"],
  Origin: ["null", "https://evil.example", "", "http://", "x", "http://localhost:99999"],
  "Sec-Fetch-Site": ["same-origin", "cross-site", "none", "x", ""],
  Referer: ["x", "https://evil.example/", "//", "%"],
  "Accept-Language": ["eu", "x;q=", "*,;q=9,,", "a-".repeat(2_000), "es;q=0.000000000001"],
  "Accept-Encoding": ["br;q=0,*", "x", ",".repeat(2_000), "gzip;q=nan"],
  Accept: ["x/x", "*/*;q=x", ",".repeat(1_000)],
  "If-None-Match": ['W/"x"', "*", '"', ",".repeat(2_000)],
  "If-Modified-Since": ["x", "Thu, 01 Jan 1970 00:00:00 GMT"],
  Range: ["bytes=0-0", "bytes=-1,0-,5-1", `bytes=${"0-1,".repeat(500)}`],
  "Cache-Control": ["no-cache", "max-age=-1", "x="],
  Authorization: ["Bearer x", "Basic %", "x".repeat(3_000)],
  "Content-Encoding": ["gzip", "br", "x"],
  Expect: ["100-continue", "x"],
  Upgrade: ["websocket", "h2c", "x"],
  Purpose: ["prefetch"],
  "X-Remix-Redirect": ["/"],
  "X-HTTP-Method-Override": ["DELETE"],
  TE: ["trailers"],
  traceparent: ["00-x-x-x", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"],
  "User-Agent": ["", "x".repeat(4_000)],
};

const header = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...Object.entries(HEADERS).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
    ),
  },
  { weight: 2, arbitrary: cookie },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...Object.keys(HEADERS), "X-Unknown"), headerText) },
);

/** `HOST` stands for the site's own. */
const host = fc.oneof(
  { weight: 20, arbitrary: fc.constant<[string, string][]>([["Host", "HOST"]]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<[string, string][]>(
      [],
      [["Host", ""]],
      [["Host", "evil.example"]],
      [["Host", "localhost:99999"]],
      [["Host", "user@HOST"]],
      [["Host", "HOST/x"]],
      [["Host", "[::1"]],
      [["Host", "%"]],
      [
        ["Host", "HOST"],
        ["Host", "evil.example"],
      ],
    ),
  },
);

/** The methods of pages, then others. Unknown ones are for Node to refuse. */
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant("GET") },
  { weight: 8, arbitrary: fc.constant("POST") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "HEAD",
      "PUT",
      "PATCH",
      "DELETE",
      "OPTIONS",
      "TRACE",
      "CONNECT",
      "PROPFIND",
      "QUERY",
      "get",
      "X",
    ),
  },
);

const headers = fc.tuple(host, fc.array(header, { maxLength: 4 })).map((parts) => parts.flat());

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
      { weight: 10, arbitrary: fc.constant("length" as const) },
      { weight: 1, arbitrary: fc.constant("chunked" as const) },
      { weight: 1, arbitrary: fc.constant("wrong" as const) },
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
