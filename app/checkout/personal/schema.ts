import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import * as rules from "#app/forms/common-rules.ts";
import * as orderRules from "#app/forms/order-rules.ts";
import { CLIENT_STATUSES } from "#app/site/client-status.ts";

/** The form of step 1, for the browser, the server and the types (docs/rules.md#personal-data-fields). */
export const personalSchema = z.object({
  clientStatus: z.enum(CLIENT_STATUSES, { error: "errors:required" }),
  name: rules.personName(),
  phone: rules.mobile(),
  email: orderRules.email(),
  consent: rules.requiredCheckbox("errors:consent"),
  commercialConsent: rules.optionalCheckbox(),
});

/** Validates step 1 in the browser, which imports this file lazily. */
export const validatePersonal = (formData: FormData) => parseWithZod(formData, { schema: personalSchema });

/** A person as stored and as sent to the backends. The required consent is not stored: no step is kept without it. */
export type Person = Omit<z.output<typeof personalSchema>, "consent">;
