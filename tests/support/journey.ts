import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, PERSONAL } from "./checkout-fields.ts";
import type { Visitor } from "./visitor.ts";

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
