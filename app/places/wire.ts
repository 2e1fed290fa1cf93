import { z } from "zod";

/** The wire of the maps service: Google's Places, its autocomplete and details (section 7). */

export const autocompleteAnswer = z.object({
  status: z.enum(["OK", "ZERO_RESULTS"]),
  predictions: z.array(z.object({ place_id: z.string(), description: z.string() })),
});

export const detailsAnswer = z.object({
  status: z.literal("OK"),
  result: z.object({
    address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })),
  }),
});

export type AddressComponents = z.output<typeof detailsAnswer>["result"]["address_components"];
