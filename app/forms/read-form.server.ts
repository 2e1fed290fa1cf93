/** Names of our fields are words; Conform would read brackets and points as lists, of any size that a sender likes. */
const FIELD_NAME = /^\w{1,40}$/;

/** No key types them, the store refuses some of them, and no text means anything by them; lines and tabs are text. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/**
 * Reads a form's fields, each once and as text.
 *
 * @throws a 400 Response when the body is no form.
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
