import { Router } from "express";
import { z } from "zod";
import { badRequest, HttpError, notFound, validate } from "#sandbox/http/http-error.ts";
import type { Recorder } from "#sandbox/recorder/recorder.ts";
import { type ServiceHandler, serviceRoute } from "#sandbox/recorder/service-route.ts";
import type { SeenKeys } from "#sandbox/storage/seen-keys.ts";
import type { Registry } from "./registry.ts";
import { isClient, REFUSED_NUMBERS } from "./test-data.ts";
import { isCif, isDni, isEmail, isIban, isNie, isPhoneNumber, isPostalCode } from "./validators.ts";

/** The alarms backend: customers, addresses, orders and their confirmation (docs/rules.md#backend-calls). */
export function alarmsRoutes(recorder: Recorder, registry: Registry, keys: SeenKeys): Router {
  const route = serviceRoute(recorder, "alarms");
  const routes = Router();
  routes.post("/customer", route(registerCustomer(registry)));
  routes.post("/customer/:customerId/address", route(registerAddress(registry)));
  routes.post("/address/:addressId/order", route(registerOrder(registry)));
  routes.post("/confirmation", route(confirmOrder(registry, keys)));
  return routes;
}

const id = z.union([z.string(), z.number()]).transform(String);
const requiredText = z.string().trim().min(1);
const optionalText = z.string().default("");

const customerBody = z.object({
  msisdn: z.string(),
  name: requiredText,
  email: z.string(),
  client: z.boolean(),
  brand: z.string().min(1),
});

/** Registers a customer, and answers whether the operator has a client with the phone number. */
function registerCustomer(registry: Registry): ServiceHandler {
  return async ({ body }) => {
    const { msisdn, email: address, client } = validate(customerBody, body);
    if (!isPhoneNumber(msisdn)) throw badRequest("Invalid phone number");
    if (!isEmail(address)) throw badRequest("Invalid email format");
    const refusal = REFUSED_NUMBERS.get(msisdn);
    if (refusal) throw badRequest(refusal);
    const customer = await registry.addCustomer(isClient(msisdn, client));
    return { body: { id: customer.id, client: customer.isClient ? 1 : 0 } };
  };
}

const addressBody = z.object({
  docType: z.enum(["NIF", "NIE", "CIF"]),
  docNumber: z.string(),
  companyName: z.string().nullable(),
  postalCode: z.string(),
  province: requiredText,
  city: requiredText,
  /** Kind of street. */
  type: requiredText,
  /** Name of the street. */
  name: requiredText,
  number: requiredText,
  block: optionalText,
  stairs: optionalText,
  floor: optionalText,
  door: optionalText,
});

const DOCUMENT_VALIDATORS = { NIF: isDni, NIE: isNie, CIF: isCif };

/** Registers the installation address and the customer's document. Answers a bare id. */
function registerAddress(registry: Registry): ServiceHandler {
  return async ({ body, params: { customerId = "" } }) => {
    if (!registry.customer(customerId)) throw notFound("Customer not found");
    const { docType, docNumber, companyName, postalCode } = validate(addressBody, body);
    if (!DOCUMENT_VALIDATORS[docType](docNumber)) throw badRequest("Is not a valid document number");
    if (docType === "CIF" && !companyName?.trim()) {
      throw badRequest("Company name can't be empty if document type is CIF");
    }
    if (!isPostalCode(postalCode)) throw badRequest("Invalid postal code");
    const address = await registry.addAddress(customerId);
    return { body: address.id };
  };
}

/** Euros a month: '48.10'. */
const price = z.string().regex(/^\d+\.\d{2}$/, "a price with two decimals and a point");

const orderBody = z.object({
  promotion: z.string().nullable(),
  name: requiredText,
  price,
  isBusiness: z.boolean(),
  iban: z.string().nullable(),
  owner: z.string().nullable(),
  complements: z.array(z.object({ name: requiredText, price: z.union([price, z.number().min(0)]) })),
  botonPanicoStatus: z.boolean(),
  camStatus: z.boolean(),
  addressId: id,
});

/** Registers an order. Requests with the same Idempotency-Key make one order (docs/rules.md#one-order). */
function registerOrder(registry: Registry): ServiceHandler {
  return async ({ body, idempotencyKey, params: { addressId = "" } }) => {
    const address = registry.address(addressId);
    const customer = address && registry.customer(address.customerId);
    if (!customer) throw notFound("Address not found");
    const { iban, owner, addressId: repeatedId } = validate(orderBody, body);
    if (repeatedId !== addressId) throw badRequest("addressId is not the address of the path");
    validateAccount(customer.isClient, iban, owner);
    const { order, isRepeat } = await registry.addOrder(addressId, idempotencyKey);
    if (order.addressId !== addressId) throw new HttpError(422, "Idempotency-Key was used for another address");
    return { body: { orderId: order.id }, repeat: isRepeat };
  };
}

/** Clients pay from the account that the operator has; others give an account and its owner. */
function validateAccount(isClient: boolean, iban: string | null, owner: string | null): void {
  if (isClient) {
    if (iban !== null) throw badRequest("IBAN must be null for a client of the operator");
    return;
  }
  if (iban === null || !isIban(iban)) throw badRequest("Invalid IBAN format");
  if (!owner?.trim()) throw badRequest("Account owner can't be empty");
}

const confirmationBody = z.object({
  orderId: id,
  /** Path of the product. */
  product: z.string().min(1),
});

/** Makes the backend send its confirmation of an order, once for each Idempotency-Key (docs/decisions/0053). */
function confirmOrder(registry: Registry, keys: SeenKeys): ServiceHandler {
  return async ({ body, idempotencyKey }) => {
    const { orderId } = validate(confirmationBody, body);
    if (!registry.order(orderId)) throw notFound("Order not found");
    return await keys.answer(idempotencyKey, { orderId });
  };
}
