import { z } from "zod";

/** Shorter texts find half the country; longer ones are no street. */
export const SEARCH_LENGTH = { from: 3, to: 100 } as const;

/** What the street search answers to what was typed. */
export const suggestionsSchema = z.object({ suggestions: z.array(z.object({ id: z.string(), text: z.string() })) });

export type Suggestion = z.output<typeof suggestionsSchema>["suggestions"][number];

/** What is known of a place that was picked; an empty string is not known. */
export const placeSchema = z.object({
  /** Kind of street as the address form lists it: 'Calle'. */
  type: z.string(),
  street: z.string(),
  number: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
});

export type Place = z.output<typeof placeSchema>;

/** The house number that a suggestion names after its street: one to three digits (section 9). */
export function numberIn(text: string): string {
  return /,\s*(\d{1,3})\s*(?=,|$)/.exec(text)?.[1] ?? "";
}
