import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "./checkout-fields.ts";
import type { Site } from "./site.ts";
import type { Visitor } from "./visitor.ts";

/** The id in the visitor's cookie. Its checkout is stored once step 1 was completed. */
export async function checkoutIdOf({ context }: Site, visitor: Visitor): Promise<string> {
  const { id } = await context.checkoutCookie.parse(`checkout=${visitor.cookies.get("checkout")}`);
  return id;
}

/** Completes step 1. */
export async function reachAddress(visitor: Visitor, query: string, changes: Partial<typeof PERSONAL> = {}) {
  await visitor.get(loader, `/checkout?${query}`);
  await visitor.post(action, "/checkout", { ...PERSONAL, ...changes });
}

/** Completes steps 1 and 2. */
export async function reachConfirmation(visitor: Visitor, query: string, clientStatus = "CLIENT") {
  await reachAddress(visitor, query, { clientStatus });
  await visitor.post(action, "/checkout", ADDRESS);
}

/** Sends step 3: orders. */
export const confirm = (visitor: Visitor, fields: Record<string, string> = CLIENT_CONFIRMATION) =>
  visitor.post(action, "/checkout", fields);
