import fc from "fast-check";
import { ADDRESS, CLIENT_CONFIRMATION, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { HOSTILE_TEXTS, latin1, RESERVED_NAMES, RESERVED_VALUES } from "./hostile-texts.ts";

/** A body and its content type. Both are Latin-1. */
export interface Body {
  type: string;
  text: string;
}

/** The forms of the site, filled in. The token is the visitor's. */
const FORMS: Record<string, string>[] = [
  PERSONAL,
  ADDRESS,
  CLIENT_CONFIRMATION,
  NOT_CLIENT_CONFIRMATION,
  { intent: "edit", step: "personal" },
  { intent: "restart" },
  { intent: "confirmation", repeats: "on", acceptance: "on" },
  { name: "Ane López", phone: "600123456", consent: "on", place: "/ayuda" },
  { about: "ayuda-respuesta:sin-luz", back: "/ayuda", answer: "NO", comment: "No lo encuentro" },
  { answers: "{}", id: "1", kind: "quiz" },
  { text: "gran via", postalCode: "48001", city: "Bilbao" },
  { id: "place-1" },
  { intent: "review", name: "Ane López", contract: "ord-0123456789ab", email: "ane@example.com" },
  { intent: "confirm", name: "Ane López", contract: "ord-0123456789ab", email: "ane@example.com" },
];

/** Stands for the visitor's token until the request is sent. No other text has it. */
export const TOKEN = "VISITOR-TOKEN";

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

const reserved = fc.tuple(fc.constantFrom(...RESERVED_NAMES), fc.oneof(fc.constantFrom(...RESERVED_VALUES), text));

/** The fields of a form: those of the site, some of them hostile or missing, and some that are not the form's. */
const fields = fc
  .record({
    form: fc.constantFrom(...FORMS),
    hostile: fc.array(fc.tuple(fc.nat(20), text), { maxLength: 3 }),
    dropped: fc.array(fc.nat(20), { maxLength: 2 }),
    added: fc.array(fc.oneof(reserved, fc.tuple(text, text)), { maxLength: 4 }),
    repeated: fc.option(fc.tuple(fc.nat(20), fc.constantFrom(2, 60, 600)), { freq: 6 }),
    hasToken: fc.boolean(),
  })
  .map(({ form, hostile, dropped, added, repeated, hasToken }): [string, string][] => {
    const entries = Object.entries(form);
    for (const [index, value] of hostile) {
      const entry = entries[index % entries.length];
      if (entry) entry[1] = value;
    }
    const kept = entries.filter((_, index) => !dropped.some((drop) => drop % entries.length === index));
    const again = repeated && kept[repeated[0] % Math.max(1, kept.length)];
    return [
      ...(hasToken ? [["_xsrf", TOKEN] satisfies [string, string]] : []),
      ...kept,
      ...added,
      ...(again && repeated ? Array.from({ length: repeated[1] }, () => again) : []),
    ];
  });

const urlEncoded = fields.map(
  (entries): Body => ({
    type: "application/x-www-form-urlencoded;charset=UTF-8",
    text: new URLSearchParams(entries.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])).toString(),
  }),
);

/** As bytes that nobody has encoded, with escapes that are none. */
const rawEncoded = fields.map(
  (entries): Body => ({
    type: "application/x-www-form-urlencoded",
    text: latin1(entries.map((entry) => entry.join("=")).join("&")),
  }),
);

const BOUNDARY = "----fuzz";

const multipart = fc
  .tuple(fields, fc.constantFrom("", '; filename="x.html"', "; filename*=UTF-8''%ff"))
  .map(([entries, file]): Body => {
    const parts = entries.map(
      ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`,
    );
    return {
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      text: latin1(`${parts.join("")}--${BOUNDARY}--\r\n`),
    };
  });

const TYPES = [
  "application/json",
  "text/plain",
  "text/x-script",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "application/x-www-form-urlencoded; charset=utf-16",
  "x",
  "",
];

const other = fc.record({
  type: fc.constantFrom(...TYPES),
  text: fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }).map(latin1),
    fc.json({ maxDepth: 4 }).map(latin1),
    fc.constantFrom(
      "[".repeat(30_000),
      `{"a":${"[".repeat(5_000)}`,
      "a=1&".repeat(16_000),
      "x".repeat(70_000),
      "\u0000".repeat(100),
    ),
  ),
});

export const body: fc.Arbitrary<Body> = fc.oneof(
  { weight: 6, arbitrary: urlEncoded },
  { weight: 2, arbitrary: rawEncoded },
  { weight: 2, arbitrary: multipart },
  other,
);
