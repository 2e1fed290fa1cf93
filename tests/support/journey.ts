import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, PERSONAL } from "./checkout-fields.ts";
import type { Site } from "./site.ts";
import type { Visitor } from "./visitor.ts";

/** The id in the visitor's cookie. Its checkout is stored once step 1 was completed. */
export async function checkoutIdOf({ context }: Site, visitor: Visitor): Promise<string> {
  const { id } = await context.checkoutCookie.parse(`checkout=${visitor.cookies.get("checkout")}`);
  return id;
}

/** Completes steps 1 and 2. */
export async function reachConfirmation(
  visitor: Visitor,
  query: string,
  clientStatus: "CLIENT" | "NOT_CLIENT" = "CLIENT",
): Promise<void> {
  await visitor.get(loader, `/checkout?${query}`);
  await visitor.post(action, "/checkout", { ...PERSONAL, clientStatus });
  await visitor.post(action, "/checkout", ADDRESS);
}
