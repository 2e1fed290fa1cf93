/** Our field names are plain words. Conform parses brackets and dots as lists, whose size a sender could choose freely. */
const FIELD_NAME = /^\w{1,40}$/;

/** Control characters, except tabs and line breaks. PostgreSQL rejects some of them. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/**
 * Reads the fields of a form: text only, and one value per name.
 *
 * @throws a 400 Response when the body is not a form.
 */
export async function readForm(request: Request): Promise<FormData> {
  const received = await request.formData().catch((cause: unknown) => {
    throw new Response(String(cause), { status: 400 });
  });
  const fields = new FormData();
  for (const [name, value] of received) {
    if (FIELD_NAME.test(name) && typeof value === "string") fields.set(name, value.replace(CONTROL_CHARACTERS, ""));
  }
  return fields;
}
