/** Names of our fields are words; Conform would read brackets and points as lists, of any size that a sender likes. */
const FIELD_NAME = /^\w{1,40}$/;

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
    if (FIELD_NAME.test(name) && typeof value === "string") fields.set(name, value);
  }
  return fields;
}
