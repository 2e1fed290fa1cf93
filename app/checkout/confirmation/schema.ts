import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import * as rules from "#app/forms/common-rules.ts";
import * as orderRules from "#app/forms/order-rules.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

/** The form of step 3 while the outcome of an order is unknown: it sends the same order again (docs/rules.md#one-order). */
export const repeatSchema = z.object({
  /** Fingerprint of the order on the page. An order that has changed since is rejected (docs/rules.md#quoted-price). */
  shown: z.string().optional(),
  /** Set in this form alone. */
  repeats: z.string().optional(),
  acceptance: rules.requiredCheckbox("errors:required"),
});

/** The form of step 3 for clients, who pay on their account with the operator (docs/rules.md#confirmation-fields). */
export const clientConfirmationSchema = repeatSchema.extend({ promotion: orderRules.promotionCode() });

/** The form of step 3 for everyone else: with a bank account. */
export const notClientConfirmationSchema = clientConfirmationSchema.extend({
  owner: orderRules.accountHolder(),
  iban: orderRules.iban(),
});

type Confirmation = z.output<typeof repeatSchema> & Partial<z.output<typeof notClientConfirmationSchema>>;

/** Validates step 3, in the browser and on the server. */
export function validateConfirmation(formData: FormData, clientStatus: ClientStatus) {
  const withPayment = clientStatus === "CLIENT" ? clientConfirmationSchema : notClientConfirmationSchema;
  const schema: z.ZodType<Confirmation> = formData.has("repeats") ? repeatSchema : withPayment;
  return parseWithZod(formData, { schema });
}
