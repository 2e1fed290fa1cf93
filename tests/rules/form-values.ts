import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

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

/** The fields of the three steps. Each test changes some. */
export const PERSONAL = {
  clientStatus: "CLIENT",
  name: "Ane López",
  phone: "600123456",
  email: "ane@example.com",
  consent: "on",
};

export const ADDRESS = {
  docType: "DNI",
  docNumber: "12345678Z",
  type: "Calle",
  street: "Gran Vía",
  number: "12",
  postalCode: "48001",
  city: "Bilbao",
  province: "Bizkaia",
};

export const CONFIRMATION = { owner: "Ane López", iban: "ES91 2100 0418 4502 0005 1332", acceptance: "on" };
