import type { z } from "zod";
import { MAX_FORM_BYTES } from "#app/http/limited-fetch.server.ts";

/** Fields that any of our forms may have besides the visitor's: the form's name, the checkout's token, and 'answer with data'. */
const COMMON = ["intent", "_xsrf", "stay"];

/** The largest form has 16 fields. */
const MAX_FIELDS = 50;

/** In characters. Every rule refuses a value of this length, so a value that is cut off is refused too. */
const MAX_VALUE_LENGTH = 5000;

/** Control characters, except tabs and line breaks. PostgreSQL rejects some of them. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/** The names of a form's fields, or a function that returns them for the form's `intent`. */
type FieldNames = readonly string[] | ((intent: string) => readonly string[]);

/**
 * Reads the named fields of a form: text only, and one value per name. No other field reaches the parser, because Conform obeys fields
 * of its own (`__intent__`, `__state__`) and builds lists as long as a name demands (`a[60000000]`). See docs/rules.md#form-fields.
 *
 * @throws a 400 Response when the body is not a form, or has too many fields; a 413 Response when it is too long.
 */
export async function readForm(request: Request, names: FieldNames): Promise<FormData> {
  const body = await readBody(request);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  // Whatever it throws, the body is not a form, and is refused below.
  const received = await new Response(body, { headers }).formData().catch(() => undefined);
  if (!received || [...received].length > MAX_FIELDS) throw new Response(null, { status: 400 });
  const textOf = (name: string) => received.getAll(name).findLast((value) => typeof value === "string");
  const wanted = typeof names === "function" ? names(textOf("intent") ?? "") : names;
  const fields = new FormData();
  for (const name of [...COMMON, ...wanted]) {
    const text = textOf(name);
    if (text !== undefined) fields.set(name, text.slice(0, MAX_VALUE_LENGTH).replace(CONTROL_CHARACTERS, ""));
  }
  return fields;
}

/**
 * Reads the body of a form. Its length need not be known before: proxies send it in chunks.
 *
 * @throws a 413 Response when it is too long. The rest is not read.
 */
async function readBody({ body }: Request): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // Without cancelling: that would end the connection before the answer.
  const reader = body?.getReader();
  for (;;) {
    const chunk = (await reader?.read())?.value;
    if (!chunk) return new Blob(chunks);
    bytes += chunk.byteLength;
    if (bytes > MAX_FORM_BYTES) throw new Response(null, { status: 413 });
    chunks.push(new Uint8Array(chunk));
  }
}

type FormSchema = z.ZodObject | z.ZodDiscriminatedUnion<z.ZodObject[]>;

/** The names of a schema's fields. */
export function fieldNames(schema: FormSchema): string[] {
  if ("shape" in schema) return Object.keys(schema.shape);
  return [...new Set(schema.options.flatMap(fieldNames))];
}

/** The headers and status of an answer after too many requests (docs/rules.md#request-limits). `waitS`: seconds to wait. */
export function tooOften(waitS: number) {
  return { status: 429, headers: { "Retry-After": String(waitS), "Cache-Control": "no-store" } };
}
