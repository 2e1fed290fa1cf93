import { z } from "zod";
import type { Work } from "#sandbox/recorder/service-route.ts";
import { invalid } from "../http/refusal.ts";
import { validate } from "../http/validate.ts";
import { isPhoneNumber } from "./identity/phone-number.ts";
import { isClient, REFUSED } from "./known-numbers.ts";
import { INVALID_EMAIL, INVALID_PHONE } from "./messages.ts";
import type { Registry } from "./registry.ts";

const customerBody = z.object({
  msisdn: z.string(),
  name: z.string().trim().min(1),
  email: z.string(),
  client: z.boolean(),
  brand: z.string().min(1),
});

const email = z.email();

/** `POST /customer`: registers who asks for an alarm, and says whether the operator knows the number. */
export function registerCustomer(registry: Registry): Work {
  return async ({ body }) => {
    const { msisdn, email: address, client } = validate(customerBody, body);
    if (!isPhoneNumber(msisdn)) throw invalid(INVALID_PHONE);
    if (!email.safeParse(address).success) throw invalid(INVALID_EMAIL);
    const refusal = REFUSED.get(msisdn);
    if (refusal) throw invalid(refusal);
    const customer = await registry.addCustomer(isClient(msisdn, client));
    return { body: { id: customer.id, client: customer.isClient ? 1 : 0 } };
  };
}
