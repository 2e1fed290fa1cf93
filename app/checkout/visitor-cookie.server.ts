import { z } from "zod";
import { TERRITORIES } from "#app/kits/pricing/territory-tax.ts";

const kitChoice = z.object({
  kit: z.string(),
  camera: z.boolean(),
  panicButton: z.boolean(),
  shownIn: z.enum(TERRITORIES),
  /** Whether the kit is for businesses: decides which list of kits is shown when it is off sale. */
  isBusiness: z.boolean(),
  /** Set when the checkout of the cookie was ordered before the kit was chosen: the kit is for the next one. */
  isNext: z.literal(true).optional(),
  /** The prices that the visitor saw first. */
  seen: z
    .object({
      client: z.int(),
      notClient: z.int(),
      camera: z.int(),
      panicButton: z.int(),
      promoMonthly: z.int(),
      promoMonths: z.int(),
      oneOff: z.int().optional(),
      hasPanicButton: z.boolean().optional(),
      commitmentMonths: z.int().optional(),
      taxes: z
        .array(
          z.object({
            territory: z.string(),
            label: z.string(),
            factor: z.number(),
            base: z.string().nullable().optional(),
          }),
        )
        .optional(),
    })
    .optional(),
});

/** A kit that no form has confirmed yet. It is not in the database (docs/decisions/0052). */
export type PendingKit = z.infer<typeof kitChoice>;

const cookieValue = z.object({
  id: z.uuid(),
  /** Number of steps that the checkout had accepted when the cookie was sent (docs/rules.md#return-to-checkout). */
  turn: z.int().min(0),
  pending: kitChoice.optional(),
});

/** The cookie of a visitor: the id of the checkout, which may not be stored yet, and the pending choice of a kit. */
export type VisitorCookie = z.infer<typeof cookieValue>;

/** Reads the value of the cookie; undefined when it is not one. */
export function parseVisitorCookie(value: unknown): VisitorCookie | undefined {
  return cookieValue.safeParse(value).data;
}
