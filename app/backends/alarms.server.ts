import { z } from "zod";
import { idAsReceived, post, responseId, type Service, storedId } from "./request.server.ts";

/** `POST /customer` (docs/rules.md#customer-body). */
export interface CustomerBody {
  /** Digits only. */
  msisdn: string;
  name: string;
  email: string;
  client: boolean;
  brand: string;
}

/** `POST /customer/{id}/address` (docs/rules.md#address-body). Missing values are empty strings. */
export interface AddressBody {
  docType: "NIF" | "NIE" | "CIF";
  docNumber: string;
  companyName: string;
  postalCode: string;
  province: string;
  city: string;
  type: string;
  name: string;
  number: string;
  block: string;
  stairs: string;
  floor: string;
  door: string;
}

/** `POST /address/{id}/order` (docs/rules.md#order-body). Prices are euros a month, as text: '48.10'. */
export const orderBodySchema = z.object({
  /** As stored; it is sent in the type in which the backend gave it. */
  addressId: z.string(),
  promotion: z.string().nullable(),
  name: z.string(),
  price: z.string(),
  isBusiness: z.boolean(),
  iban: z.string().nullable(),
  owner: z.string().nullable(),
  complements: z.array(z.object({ name: z.string(), price: z.string() })),
  botonPanicoStatus: z.boolean(),
  camStatus: z.boolean(),
});

export type OrderBody = z.infer<typeof orderBodySchema>;

/** `POST /confirmation` (docs/rules.md#confirmation-body). */
interface ConfirmationBody {
  orderId: string;
  product: string;
}

// The backend's responses: docs/rules.md#backend-answers.

export const customerResponse = z
  .object({ id: responseId, client: z.union([z.literal(0), z.literal(1)]) })
  .transform(({ id, client }) => ({ customerId: id, isClient: client === 1 }));

/** A bare id, or an object. */
export const addressResponse = z.union([
  storedId.transform((addressId) => ({ addressId, promotion: undefined })),
  z
    .object({ addressId: storedId, promotion: z.string().nullish() })
    .transform(({ addressId, promotion }) => ({ addressId, promotion: promotion ?? undefined })),
]);

/** A bare id, or an object. */
export const orderResponse = z.union([
  responseId.transform((orderId) => ({ orderId })),
  z.object({ orderId: responseId }),
]);

export type Alarms = ReturnType<typeof createAlarms>;

/** The client of the alarms backend. Its methods never throw. */
export function createAlarms(service: Service) {
  return {
    createCustomer: (body: CustomerBody) =>
      post(service, { name: "customer", path: "/customer", body, response: customerResponse }),
    createAddress: (customerId: string, body: AddressBody) =>
      post(service, {
        name: "address",
        path: `/customer/${encodeURIComponent(customerId)}/address`,
        body,
        response: addressResponse,
      }),
    /** @param idempotencyKey the same for every attempt at one order, so that it is placed once (docs/rules.md#one-order). */
    placeOrder: (body: OrderBody, idempotencyKey: string) =>
      post(service, {
        name: "order",
        path: `/address/${encodeURIComponent(idAsReceived(body.addressId))}/order`,
        body: { ...body, addressId: idAsReceived(body.addressId) },
        response: orderResponse,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
    /** @param idempotencyKey the same for every attempt, so that the customer is told once (docs/decisions/0053). */
    confirmOrder: (body: ConfirmationBody, idempotencyKey: string) =>
      post(service, {
        name: "confirmation",
        path: "/confirmation",
        body,
        response: z.unknown(),
        headers: { "Idempotency-Key": idempotencyKey },
      }),
  };
}
