import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { NOT_CLIENT_CONFIRMATION, PERSONAL, ADDRESS as WHOLE_ADDRESS } from "#tests/support/checkout-fields.ts";

/** Submits a form as browser and server read it; an empty value is an empty field. */
export function submit<Output>(schema: z.ZodType<Output>, values: Record<string, string>) {
  const formData = new FormData();
  for (const [name, value] of Object.entries(values)) formData.set(name, value);
  return parseWithZod(formData, { schema });
}

export function errorsOf(schema: z.ZodType<unknown>, values: Record<string, string>) {
  const { error } = submit(schema, values).reply();
  return Object.fromEntries(Object.entries(error ?? {}).map(([name, messages]) => [name, messages?.[0]]));
}

/** The fields of the three steps, without those that may be empty. Each test changes some. */
const { floor: _floor, door: _door, ...ADDRESS } = WHOLE_ADDRESS;

export { ADDRESS, NOT_CLIENT_CONFIRMATION as CONFIRMATION, PERSONAL };
