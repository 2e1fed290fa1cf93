import { setTimeout as pause } from "node:timers/promises";
import type { JobName } from "#app/db/job-queue.server.ts";
import { type AcceptedRequest, acceptedRequests, storedOrders } from "./backend-data.ts";
import type { System } from "./system.ts";

/** A job interrupted by a kill is retried within two minutes. A job that failed often waits longer. */
const JOBS_MS = 180_000;

/** The jobs of acknowledged orders and of abandoned checkouts. */
export interface JobResults {
  orders: number;
  confirmations: number;
  saleEmails: number;
  leads: number;
  /** Jobs of orders that wait for a retry. */
  waiting: number;
  violations: string[];
}

/** Waits for the jobs of every acknowledged order. A lost job, or a lead sent twice or after its order, is a violation. */
export async function jobResults(system: System, acknowledged: string[]): Promise<JobResults> {
  for (const deadline = Date.now() + JOBS_MS; ; await pause(500)) {
    // Read first, so that a job that ends meanwhile counts as accepted.
    const waiting = {
      confirmations: await waitingJobs(system, "order-confirmation"),
      emails: await waitingJobs(system, "order-email"),
    };
    const orders = await storedOrders(system.backendDir);
    const accepted = await acceptedRequests(system.backendDir);
    const confirmations = accepted.filter(({ path }) => path === "/confirmation");
    const emails = accepted.filter(({ service, body }) => service === "emails" && body.param20 === 2);
    const leads = accepted.filter(({ path }) => path === "/abandonedcart");
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
        ...repeatedLeads(leads),
        ...leadsAfterOrder(leads, confirmations, addressOf),
      ],
    };
  }
}

function repeatedLeads(leads: AcceptedRequest[]): string[] {
  const steps = leads.map(({ body }) => `${body.customerId} ${body.addressId}`);
  return steps.filter((step, index) => steps.indexOf(step) < index).map((step) => `lead twice: ${step}`);
}

/** A confirmed order was saved before its confirmation. */
function leadsAfterOrder(
  leads: AcceptedRequest[],
  confirmations: AcceptedRequest[],
  addressOf: Map<string, string>,
): string[] {
  const confirmedAt = new Map(
    confirmations.map(({ at, body }): [unknown, string] => [addressOf.get(String(body.orderId)), at]),
  );
  return leads
    .filter(({ at, body }) => at > (confirmedAt.get(body.addressId) ?? "9999"))
    .map(({ body }) => `lead after its order: ${body.addressId}`);
}

/** Number of unfinished jobs of a queue, from the site's metrics. Dead letters do not count. */
async function waitingJobs({ sites }: System, queue: JobName): Promise<number> {
  const text = await (await fetch(`${sites[0]}/metrics`)).text();
  const counts = text.matchAll(
    new RegExp(`^shop_jobs\\{queue="${queue}",state="(?:created|retry|active)"\\} (\\d+)$`, "gm"),
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
