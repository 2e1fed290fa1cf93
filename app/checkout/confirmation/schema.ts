import { z } from "zod";
import * as field from "#app/forms/fields.ts";

/** The form of step 3 for clients, who pay on their account with the operator (docs/rules.md#confirmation-fields). */
export const clientConfirmation = z.object({
  /** Fingerprint of the order that the page showed, so that nothing else is ordered. */
  shown: z.string().optional(),
  promotion: field.promotionCode(),
  acceptance: field.requiredCheckbox("errors:required"),
});

/** The form of step 3 for everyone else: with a bank account. */
export const notClientConfirmation = clientConfirmation.extend({ owner: field.text(), iban: field.iban() });
