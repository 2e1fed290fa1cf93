import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import * as rules from "#app/forms/common-rules.ts";
import * as orderRules from "#app/forms/order-rules.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

/** The form of step 3 for clients, who pay on their account with the operator (docs/rules.md#confirmation-fields). */
export const clientConfirmationSchema = z.object({
  /** Fingerprint of the order on the page. An order that has changed since is rejected (docs/rules.md#quoted-price). */
  shown: z.string().optional(),
  promotion: orderRules.promotionCode(),
  acceptance: rules.requiredCheckbox("errors:required"),
});

/** The form of step 3 for everyone else: with a bank account. */
export const notClientConfirmationSchema = clientConfirmationSchema.extend({
  owner: orderRules.accountHolder(),
  iban: orderRules.iban(),
});

/** Validates step 3 in the browser. */
export const validateConfirmation = (formData: FormData, clientStatus: ClientStatus) =>
  parseWithZod(formData, {
    schema: clientStatus === "CLIENT" ? clientConfirmationSchema : notClientConfirmationSchema,
  });
