import { z } from "zod";
import type { AcceptedRequest } from "./backend-data.ts";
import type { Visit } from "./visit.ts";

/** What a visit makes the services do. */
export const KINDS = [
  "customers",
  "addresses",
  "orders",
  "confirmations",
  "saleEmails",
  "leadCalls",
  "leadEmails",
  "withdrawals",
] as const;

export type Kind = (typeof KINDS)[number];

/** The accepted requests of one visit, by kind. */
export type VisitRequests = Record<Kind, AcceptedRequest[]>;

const created = z.object({ id: z.string() });
const ordered = z.object({ orderId: z.string() });

/** The different orders that the backend answered with. */
export const orderIdsOf = ({ orders }: VisitRequests) => [
  ...new Set(orders.map(({ answer }) => ordered.parse(answer).orderId)),
];

/** The id of the address that an order was placed for. */
export const addressIdOf = (order: AcceptedRequest | undefined) => order?.path.split("/")[2] ?? "";

/** Finds the requests of a visit: by the e-mail address, and from there by the ids that the backend gave. */
export function requestsOf({ email }: Visit, accepted: readonly AcceptedRequest[]): VisitRequests {
  const find = (service: string, isOfVisit: (request: AcceptedRequest) => boolean) =>
    accepted.filter((request) => request.service === service && isOfVisit(request));
  const customers = find("alarms", (request) => request.path === "/customer" && request.body.email === email);
  const customerPaths = new Set(customers.map(({ answer }) => `/customer/${created.parse(answer).id}/address`));
  const addresses = find("alarms", ({ path }) => customerPaths.has(path));
  const orderPaths = new Set(addresses.map(({ answer }) => `/address/${answer}/order`));
  const orders = find("alarms", ({ path }) => orderPaths.has(path));
  const orderIds = new Set(orders.map(({ answer }) => ordered.parse(answer).orderId));
  const emails = find("emails", (request) => request.body.param19 === email);
  return {
    customers,
    addresses,
    orders,
    confirmations: find(
      "alarms",
      (request) => request.path === "/confirmation" && orderIds.has(String(request.body.orderId)),
    ),
    saleEmails: emails.filter((request) => request.body.param20 === 2),
    leadCalls: find("node", (request) => request.path === "/abandonedcart" && request.body.email === email),
    leadEmails: emails.filter((request) => request.body.param20 === 1),
    withdrawals: find("node", (request) => request.path === "/withdrawal" && request.body.email === email),
  };
}
