import fc from "fast-check";
import { PATHS, RESOURCE_PATHS, SERVER_PATHS } from "#app/paths.ts";
import { BROWSER } from "#tests/support/http-visitor.ts";
import { HOSTILE_TEXTS, rawOf } from "./hostile-texts.ts";
import { type FuzzedRequest, get, post } from "./requests.ts";
import { known } from "./targets.ts";

/** What is no path, or leads to another site or out of a folder. */
const ODD_PATHS = [
  ...["", "ayuda", "?", "#", "*", "/?", "/no such page", "/_root.data", "/promociones#x", "/ayuda.data?_routes=x"],
  ...["//evil.example/x", "/\\evil.example", "/.//evil.example", "/%2f%2fevil.example", "\t//evil.example"],
  ...["https://evil.example/x", "@evil.example/", ".evil.example/", ":1@evil.example", "http://HOST@evil.example/"],
  ...["/../../etc/passwd", "/..%2f..%2fpackage.json", "/..%5cpackage.json", "/%2e%2e/package.json", "/a/../ayuda"],
  ...["/ayuda?q=%ff#x", "/live?page=/live?page=/", "/preview/enable", "/metrics", `/${"a/".repeat(2_000)}`],
  ...HOSTILE_TEXTS.filter((text) => text.length < 100),
];

const encodeOnce = (path: string) => encodeURIComponent(path.toWellFormed());

const oddPath = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ODD_PATHS) }, known),
    fc.constantFrom("", "", "", "/..", "//", "%2f", "\\", ";a", "?x=/", "#x", "/%2e%2e/x"),
    fc.constantFrom(rawOf, encodeOnce, (path: string) => encodeOnce(encodeOnce(path))),
  )
  .map(([path, end, encode]) => encode(path + end));

const PREVIEW: [string, string][] = [["Cookie", "preview=SIGNED-preview"]];

const beacon = (path: string, text: string): FuzzedRequest => ({
  ...post(path, "", Object.entries(BROWSER)),
  body: { type: "text/plain", text },
});

/** Everything of a request in which the site reads a path. */
const CARRIERS: ((path: string) => FuzzedRequest)[] = [
  (path) => get(`${SERVER_PATHS.live}?shown=0&page=${path}`),
  (path) => get(`${PATHS.feedback}?sobre=ayuda-respuesta:sin-luz&en=${path}`),
  (path) => get(`${PATHS.feedback}?sobre=ayuda-respuesta:${path}`),
  (path) => post(PATHS.feedback, `about=ayuda-respuesta:sin-luz&answer=YES&back=${path}`),
  (path) => post(PATHS.feedback, `about=ayuda-respuesta:${path}&answer=NO`),
  (path) => post(PATHS.callback, `intent=callback&name=Ane&phone=600123456&consent=on&place=${path}`),
  (path) => get(`${SERVER_PATHS.previewEnable}?sanity-preview-secret=STUDIO-SECRET&sanity-preview-pathname=${path}`),
  (path) => get(`/${path}?dia=2030-01-01`, PREVIEW),
  (path) => get(`${path}?sanity-preview-perspective=published`, PREVIEW),
  (path) => ({ ...get(`${PATHS.checkout}?kit=piso`, [["Referer", path]]), progress: "address" }),
  (path) => post(SERVER_PATHS.clearCookies, "", [["Referer", `http://HOST${path}`]]),
  (path) => beacon(SERVER_PATHS.visit, path),
  (path) => beacon(SERVER_PATHS.vitals, JSON.stringify({ page: path, screen: "small", LCP: 1 })),
  (path) => get(`${SERVER_PATHS.assets}/${path}`),
  (path) => get(`${RESOURCE_PATHS.texts}/${path}`),
];

export const carriedPath: fc.Arbitrary<FuzzedRequest> = fc
  .tuple(fc.constantFrom(...CARRIERS), oddPath)
  .map(([carry, path]) => ({ ...carry(path), kind: "path" }));

const GUARDED = [...Object.values(SERVER_PATHS), PATHS.checkout, PATHS.contractSummary];

const escapeOf = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** What a proxy, a router and a file system may take for the same path. */
const SPELLINGS: ((path: string) => string)[] = [
  ...["/", "//", "/.", "/x/..", ";a=b", "%2f", "%00", "\\", "#x", ".data", "?"].map((end) => (at: string) => at + end),
  ...["/", "\\", "/.", "/%2E", "/x/..", "/eu", "/;", "http://HOST"].map((start) => (path: string) => start + path),
  (path) => path.toUpperCase(),
  (path) => path.replaceAll("/", "//"),
  (path) => path.replaceAll("/", "\\"),
  (path) => path.replace(/(?<!^)\//, "%2F"),
  (path) => path.replace(/[a-z]/, escapeOf),
  (path) => path.replace(/[a-z]/g, escapeOf),
  (path) => path.replace(/[a-z]/, (letter) => `%25${escapeOf(letter).slice(1)}`),
];

const SECRET = "a-secret-that-nobody-has-made";

/** A guarded route by another spelling, with what each of them asks for, but nothing valid. */
export const spelledRoute: fc.Arbitrary<FuzzedRequest> = fc
  .tuple(
    fc.constantFrom(...GUARDED),
    fc.array(fc.constantFrom(...SPELLINGS), { minLength: 1, maxLength: 3 }),
    fc.constantFrom("GET", "GET", "HEAD", "POST", "OPTIONS"),
  )
  .map(([path, spellings, method]) => ({
    ...get(
      `${spellings.reduce<string>((spelled, spell) => spell(spelled), path)}?page=/apn&sanity-preview-secret=${SECRET}`,
      Object.entries({
        Authorization: `Bearer ${SECRET}`,
        "sanity-webhook-signature": "t=1,v1=x",
        "Sec-Fetch-Site": "same-origin",
      }),
    ),
    kind: "spelling",
    method,
  }));
