import { z } from "zod";
import type { Work } from "#sandbox/recorder/service-route.ts";
import { validate } from "../http/validate.ts";
import type { IssuedIds } from "../storage/issued-ids.ts";

const abandonedCartBody = z.looseObject({
  customerId: z.union([z.string().min(1), z.number()]),
  productName: z.string().min(1),
  productDescription: z.string(),
  isBusiness: z.boolean(),
  addressId: z.union([z.string().min(1), z.number()]).optional(),
});

/** `POST /abandonedcart`: the lead recovery. The fields that it names are checked, more may come. */
export function recoverLead(ids: IssuedIds): Work {
  return async ({ body }) => {
    validate(abandonedCartBody, body);
    return { body: { id: await ids.issue("crt") } };
  };
}
