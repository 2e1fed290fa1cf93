import { z } from "zod";
import type { Work } from "#sandbox/recorder/service-route.ts";
import { notFound } from "../http/refusal.ts";
import { validate } from "../http/validate.ts";
import type { Registry } from "./registry.ts";

const confirmationBody = z.object({
  orderId: z.union([z.string(), z.number()]).transform(String),
  /** The product's route. */
  product: z.string().min(1),
});

/** `POST /confirmation`: has the backend send its order confirmation. */
export function confirmOrder(registry: Registry): Work {
  return async ({ body }) => {
    const { orderId } = validate(confirmationBody, body);
    if (!registry.order(orderId)) throw notFound("Order not found");
    return { body: { orderId } };
  };
}
