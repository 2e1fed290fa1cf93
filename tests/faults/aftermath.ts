import { setTimeout as pause } from "node:timers/promises";
import { heldOrders, type Taken, takenRequests } from "./backend-truth.ts";
import type { World } from "./world.ts";

/** Jobs that a kill cut off are taken up again within two minutes. */
const JOBS_MS = 180_000;

/** What came of the orders that visitors were thanked for, and of those who left. */
export interface Aftermath {
  orders: number;
  confirmations: number;
  saleEmails: number;
  leads: number;
  violations: string[];
}

/** Waits until every acknowledged order is confirmed and e-mailed, and looks whether leads went out as they may. */
export async function aftermathOf({ backendDir }: World, acknowledged: string[]): Promise<Aftermath> {
  for (const deadline = Date.now() + JOBS_MS; ; await pause(250)) {
    const orders = await heldOrders(backendDir);
    const taken = await takenRequests(backendDir);
    const confirmations = taken.filter(({ path }) => path === "/confirmation");
    const emails = taken.filter(({ service, body }) => service === "emails" && body.param20 === 2);
    const leads = taken.filter(({ path }) => path === "/abandonedcart");
    const addressOf = new Map(orders.map(({ id, addressId }) => [id, addressId]));
    const missing = acknowledged.flatMap((id) => [
      ...(confirmations.some(({ body }) => body.orderId === id) ? [] : [`${id} was never confirmed`]),
      ...(emails.some(({ body }) => body.param1 === addressOf.get(id)) ? [] : [`${id} was never e-mailed`]),
    ]);
    if (missing.length > 0 && Date.now() < deadline) continue;
    return {
      orders: orders.length,
      confirmations: confirmations.length,
      saleEmails: emails.length,
      leads: leads.length,
      violations: [...missing, ...wrongLeads(leads, confirmations, acknowledged, addressOf)],
    };
  }
}

/** A lead twice, or after its order was confirmed. */
function wrongLeads(
  leads: Taken[],
  confirmations: Taken[],
  acknowledged: string[],
  addressOf: Map<string, string>,
): string[] {
  const stepOf = ({ body }: Taken) => `${body.customerId} ${body.addressId}`;
  const confirmedAt = new Map(
    confirmations
      .filter(({ body }) => acknowledged.includes(String(body.orderId)))
      .map((taken): [string, string] => [addressOf.get(String(taken.body.orderId)) ?? "", taken.at]),
  );
  const isLate = ({ at, body }: Taken) => at > (confirmedAt.get(String(body.addressId)) ?? "9999");
  return [
    ...leads
      .filter((lead, at) => leads.findIndex((other) => stepOf(other) === stepOf(lead)) < at)
      .map((lead) => `lead twice: ${stepOf(lead)}`),
    ...leads.filter(isLate).map((lead) => `lead after its order: ${stepOf(lead)}`),
  ];
}
