import { MAX_FORM_BYTES } from "#app/http/form-limit.ts";

/**
 * Reads the body of a form. Its length need not be known before: proxies send it in chunks.
 *
 * @throws a 413 Response when it is too long. The rest is not read.
 */
export async function readBody({ body }: Request): Promise<Blob> {
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
