import fc from "fast-check";

/** Names that a form library, a parser or JavaScript itself gives a meaning. */
export const RESERVED_NAMES = [
  ...["__intent__", "__state__", "__proto__", "__proto__[polluted]", "__proto__.polluted", "prototype"],
  ...["constructor", "constructor.prototype.polluted", "hasOwnProperty", "toString", "then"],
  ...["$ACTION_ID", "_method", "_data", "_routes", "index", ""],
  ...["a[60000000]", "name[4294967295].x", "name[0]", "name[]", "name.first", "[", "]", "a[b][c][d][e][f]"],
] as const;

/** Values of reserved fields. */
export const RESERVED_VALUES = [
  '{"type":"update","payload":{"name":"a[60000000]","value":1}}',
  '{"type":"insert","payload":{"name":"name","index":99999999}}',
  '{"type":"reorder","payload":{"name":"a","from":0,"to":99999999}}',
  '{"type":"reset","payload":{"name":"__proto__"}}',
  '{"type":"validate","payload":{"name":"constructor.prototype"}}',
  '{"validated":{"__proto__":true}}',
  "[".repeat(2_000),
  "{}",
  "null",
  "x",
] as const;

/** Texts that break what is careless: markup, templates, paths, numbers, encodings, very long ones. */
export const HOSTILE_TEXTS = [
  ...["", " ", "\u0000", "\u0007\u001b[31m", "\ud800", "\udfff\ud800", "\ufeff", "\u202e\u2066gnp.exe"],
  ...["👩‍👩‍👧‍👦".repeat(50), "ä".repeat(3_000), "e\u0301".repeat(1_000), "a".repeat(10_000), "1".repeat(400)],
  ...[
    "<script>fuzz()</script>",
    "</script><script>fuzz()</script>",
    "<!--<script>fuzz()",
    "]]><script>fuzz()</script>",
  ],
  ...['"><img src=x onerror=fuzz()>', "' onmouseover='fuzz()", "\r\nSet-Cookie: fuzz=1"],
  ...["javascript:fuzz()", "JaVaScRiPt:fuzz()", "java\tscript:fuzz()", "data:text/html,<script>fuzz()</script>"],
  ...["//evil.example/x", "/\\evil.example", "https://evil.example"],
  ...["../../../../etc/passwd", "..%2f..%2fetc%2fpasswd", "%", "%00", "%ff", "%E0%A4%A"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text itself is the input.
  ...["{{7*7}}", "${7*7}", "{{count}} {{name}} $t(common:x)"],
  ...["'; DROP TABLE checkout; --", "*[_id in path('**')]", "(a+)+$", `${"a".repeat(50)}!`],
  ...["NaN", "-1", "1e309", "99999999999999999999", "0x10", "1,5", "2026-02-30", "-271821-04-21"],
  ...["true", "null", "undefined", "[object Object]"],
] as const;

/** The UTF-8 bytes of a text, a character for each: a request is sent byte by byte. */
export const latin1 = (value: string) => Buffer.from(value, "utf8").toString("latin1");

const hostile = fc.constantFrom(...HOSTILE_TEXTS);

/** A hostile text, encoded for a URL. */
export const encoded = hostile.map((text) => encodeURIComponent(text.toWellFormed()));

/** A text as bytes, without what ends the request line or a header. */
export const rawOf = (text: string) => latin1(text).replace(/[\r\n ]/g, "+");

/** Any text, without what ends the request line or a header. */
export const rawText = fc.oneof(hostile, fc.string({ unit: "binary", maxLength: 40 })).map(rawOf);
