import fc from "fast-check";
import { TOKEN } from "./bodies.ts";
import { rawText } from "./hostile-texts.ts";

/** Without what Node itself refuses in a header. */
const headerText = rawText.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, ""));

const COOKIES = [
  ...["checkout", "votes", "answers", "withdrawal", "preview", "client_status", "XSRF-TOKEN", "cookie_consent"],
  "__proto__",
];

/** What the site has signed for each of its cookies, also in the place of another. */
const SIGNED = ["checkout", "votes", "answers", "withdrawal", "preview"].map((name) => `SIGNED-${name}`);

const cookieValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...SIGNED) },
  rawText.map((text) => text.replaceAll(";", "")),
  fc.base64String({ maxLength: 300 }),
  fc.constantFrom("CLIENT", `${"e30".repeat(2_000)}.x`),
);

export const cookie = fc
  .array(fc.tuple(fc.constantFrom(...COOKIES), cookieValue), { minLength: 1, maxLength: 4 })
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
  Range: ["bytes=0-0", "bytes=5-1", "bytes=0-99999999999999999999", "bytes=-1,0-,5-1", `bytes=${"0-1,".repeat(500)}`],
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
  fc.tuple(fc.constantFrom(...Object.keys(HEADERS), "X-Unknown"), headerText),
);

/** `HOST` stands for the site's own. */
const HOSTS = [
  [],
  [""],
  ["evil.example"],
  ["localhost:99999"],
  ["user@HOST"],
  ["HOST/x"],
  ["[::1"],
  ["%"],
  ["HOST", "evil.example"],
];

const host = fc
  .oneof({ weight: 20, arbitrary: fc.constant(["HOST"]) }, fc.constantFrom(...HOSTS))
  .map((hosts) => hosts.map((value): [string, string] => ["Host", value]));

/** The headers of a request but those of its body. */
export const headers = fc.tuple(host, fc.array(header, { maxLength: 4 })).map((parts) => parts.flat());

/** Headers that are to come once, or of which one layer may take the first and another the last. */
const REPEATED: Record<string, string[]> = {
  Host: ["HOST", "evil.example", "127.0.0.1", ""],
  Origin: ["http://HOST", "https://evil.example", "null", ""],
  Cookie: ["checkout=x", `XSRF-TOKEN=${TOKEN}`, "XSRF-TOKEN=x", "preview=SIGNED-preview", "client_status=NOT_CLIENT"],
  "Content-Length": ["0", "5", "+5", "-1", "0x5", "5, 5", "99999999999999999999", ""],
  "Transfer-Encoding": ["chunked", "identity", "chunked, chunked", "gzip"],
  Authorization: ["Bearer x", "Bearer a-secret-that-nobody-has-made", "Basic eDp4"],
  "X-Forwarded-For": ["1.2.3.4", "::1", "unknown", ",", "x".repeat(2_000)],
};

export const repeatedHeaders = fc.constantFrom(...Object.entries(REPEATED)).chain(([name, values]) => {
  const one = fc.constantFrom(...values).map((value): [string, string] => [name, value]);
  return fc.array(one, { minLength: 2, maxLength: 4 });
});
