import { z } from "zod";
import { createHostCookie } from "#app/http/host-cookie.server.ts";
import { TERRITORIES } from "#app/kits/pricing/territory-tax.ts";

const DAY_S = 24 * 60 * 60;

/**
 * The signed cookie of the visitor's checkout. It lasts `keptDays`, as long as the checkout itself.
 */
export function createCheckoutCookie(secrets: string[], isSecure: boolean, keptDays: number) {
  return createHostCookie("checkout", { secrets, isSecure, maxAge: keptDays * DAY_S });
}

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
