import { z } from "zod";
import type { Work } from "#sandbox/recorder/service-route.ts";
import { isPhoneNumber } from "../alarms/identity/phone-number.ts";
import { INVALID_PHONE } from "../alarms/messages.ts";
import { invalid } from "../http/refusal.ts";
import { validate } from "../http/validate.ts";
import type { IssuedIds } from "../storage/issued-ids.ts";

const callbackBody = z.object({
  name: z.string().trim().min(1),
  msisdn: z.string(),
  /** Where on the site the visitor asked. */
  place: z.string().min(1),
  brand: z.string().min(1),
});

/** `POST /callback`: a visitor asks to be called. */
export function requestCallback(ids: IssuedIds): Work {
  return async ({ body }) => {
    const { msisdn } = validate(callbackBody, body);
    if (!isPhoneNumber(msisdn)) throw invalid(INVALID_PHONE);
    return { body: { id: await ids.issue("cal") } };
  };
}
