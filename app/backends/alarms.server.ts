import { z } from "zod";
import {
  type AddressAnswer,
  type AddressBody,
  addressAnswer,
  type ConfirmationBody,
  type CustomerAnswer,
  type CustomerBody,
  customerAnswer,
  type OrderAnswer,
  type OrderBody,
  orderAnswer,
} from "./contract.ts";
import { type BackendResult, post, type Service } from "./request.server.ts";

/** The door to the alarms backend. No method throws: a call ends in an answer or in a failure that says why. */
export interface Alarms {
  createCustomer(body: CustomerBody): Promise<BackendResult<CustomerAnswer>>;
  createAddress(customerId: string, body: AddressBody): Promise<BackendResult<AddressAnswer>>;
  /** `idempotencyKey` is the same for every try of one order, so that none is placed twice. */
  placeOrder(body: OrderBody, idempotencyKey: string): Promise<BackendResult<OrderAnswer>>;
  confirmOrder(body: ConfirmationBody): Promise<BackendResult<unknown>>;
}

/** Opens the door to the alarms backend. */
export function createAlarms(service: Service): Alarms {
  return {
    createCustomer: (body) => post(service, { name: "customer", path: "/customer", body, answer: customerAnswer }),
    createAddress: (customerId, body) =>
      post(service, {
        name: "address",
        path: `/customer/${encodeURIComponent(customerId)}/address`,
        body,
        answer: addressAnswer,
      }),
    placeOrder: (body, idempotencyKey) =>
      post(service, {
        name: "order",
        path: `/address/${encodeURIComponent(body.addressId)}/order`,
        body,
        answer: orderAnswer,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
    confirmOrder: (body) => post(service, { name: "confirmation", path: "/confirmation", body, answer: z.unknown() }),
  };
}
