import { setTimeout as pause } from "node:timers/promises";
import { heldOrders, type Taken, takenRequests } from "./backend-truth.ts";
import { waitingJobs } from "./waiting-jobs.ts";
import type { World } from "./world.ts";

/** Jobs that a kill cut off are taken up again within two minutes; one that failed often waits longer for its next try. */
const JOBS_MS = 180_000;

/** What came of the orders that visitors were thanked for, and of those who left. */
export interface Aftermath {
  orders: number;
  confirmations: number;
  saleEmails: number;
  leads: number;
  /** Jobs of orders that still wait for their next try. */
  waiting: number;
  violations: string[];
}

/** Waits for the jobs of every acknowledged order, and looks whether none is lost and leads went out as they may. */
export async function aftermathOf(world: World, acknowledged: string[]): Promise<Aftermath> {
  for (const deadline = Date.now() + JOBS_MS; ; await pause(500)) {
    // Asked first: what ends meanwhile counts as taken.
    const waiting = {
      confirmations: await waitingJobs(world, "order-confirmation"),
      emails: await waitingJobs(world, "order-email"),
    };
    const orders = await heldOrders(world.backendDir);
    const taken = await takenRequests(world.backendDir);
    const confirmations = taken.filter(({ path }) => path === "/confirmation");
    const emails = taken.filter(({ service, body }) => service === "emails" && body.param20 === 2);
    const leads = taken.filter(({ path }) => path === "/abandonedcart");
    const addressOf = new Map(orders.map(({ id, addressId }) => [id, addressId]));
    const unconfirmed = acknowledged.filter((id) => !confirmations.some(({ body }) => body.orderId === id));
    const unmailed = acknowledged.filter((id) => !emails.some(({ body }) => body.param1 === addressOf.get(id)));
    if (unconfirmed.length + unmailed.length > 0 && Date.now() < deadline) continue;
    return {
      orders: orders.length,
      confirmations: confirmations.length,
      saleEmails: emails.length,
      leads: leads.length,
      waiting: waiting.confirmations + waiting.emails,
      violations: [
        ...(unconfirmed.length > waiting.confirmations ? [`never confirmed: ${unconfirmed}`] : []),
        ...(unmailed.length > waiting.emails ? [`never e-mailed: ${unmailed}`] : []),
        ...leadsTwice(leads),
        ...leadsAfterOrder(leads, confirmations, addressOf),
      ],
    };
  }
}

function leadsTwice(leads: Taken[]): string[] {
  const steps = leads.map(({ body }) => `${body.customerId} ${body.addressId}`);
  return steps.filter((step, at) => steps.indexOf(step) < at).map((step) => `lead twice: ${step}`);
}

/** An order that is confirmed was written before. */
function leadsAfterOrder(leads: Taken[], confirmations: Taken[], addressOf: Map<string, string>): string[] {
  const confirmedAt = new Map(
    confirmations.map(({ at, body }): [unknown, string] => [addressOf.get(String(body.orderId)), at]),
  );
  return leads
    .filter(({ at, body }) => at > (confirmedAt.get(body.addressId) ?? "9999"))
    .map(({ body }) => `lead after its order: ${body.addressId}`);
}
