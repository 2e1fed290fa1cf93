import { z } from "zod";
import type { Work } from "#sandbox/recorder/service-route.ts";
import { invalid, notFound, Refusal } from "../http/refusal.ts";
import { validate } from "../http/validate.ts";
import { isIban } from "./identity/iban.ts";
import { INVALID_IBAN } from "./messages.ts";
import type { Registry } from "./registry.ts";

/** Euros a month with two decimals and a point (decision 4). */
const price = z.string().regex(/^\d+\.\d{2}$/, "a price with two decimals and a point");

const orderBody = z.object({
  promotion: z.string().nullable(),
  name: z.string().trim().min(1),
  price,
  isBusiness: z.boolean(),
  iban: z.string().nullable(),
  owner: z.string().nullable(),
  complements: z.array(z.object({ name: z.string().trim().min(1), price: z.union([price, z.number().min(0)]) })),
  botonPanicoStatus: z.boolean(),
  camStatus: z.boolean(),
  addressId: z.union([z.string(), z.number()]).transform(String),
});

/**
 * `POST /address/{id}/order`. A client pays by the account that the operator has and names none; who is not a
 * client names an account and its owner. One Idempotency-Key makes one order, however often it is sent.
 */
export function registerOrder(registry: Registry): Work {
  return async ({ body, idempotencyKey, params: { addressId = "" } }) => {
    const address = registry.address(addressId);
    const customer = address && registry.customer(address.customerId);
    if (!customer) throw notFound("Address not found");
    const { iban, owner, addressId: repeatedId } = validate(orderBody, body);
    if (repeatedId !== addressId) throw invalid("addressId is not the address of the path");
    requireRightAccount(customer.isClient, iban, owner);
    const { order, isRepeat } = await registry.addOrder(addressId, idempotencyKey);
    if (order.addressId !== addressId) throw new Refusal(422, "Idempotency-Key was used for another address");
    return { body: { orderId: order.id }, repeat: isRepeat };
  };
}

function requireRightAccount(isClient: boolean, iban: string | null, owner: string | null): void {
  if (isClient) {
    if (iban !== null) throw invalid("IBAN must be null for a client of the operator");
    return;
  }
  if (iban === null || !isIban(iban)) throw invalid(INVALID_IBAN);
  if (!owner?.trim()) throw invalid("Account owner can't be empty");
}
