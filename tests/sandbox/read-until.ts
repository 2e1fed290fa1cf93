/** Reads an endless stream until an event contains the text, then cancels it. */
export async function readUntil(response: Response, wanted: string): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) throw new Error("the response has no body");
  const decoder = new TextDecoder();
  let text = "";
  while (!new RegExp(`${wanted}[^]*\n\n`).test(text)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the stream ended without "${wanted}": ${text}`);
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
