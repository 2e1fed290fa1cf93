import { isDeepStrictEqual } from "node:util";
import type { AcceptedRequest } from "./backend-data.ts";
import { expectedBodies } from "./expected-requests.ts";
import type { Visit } from "./visit.ts";
import { KINDS, orderIdsOf, requestsOf, type VisitRequests } from "./visit-requests.ts";

export interface Verdict {
  /** The number of requests by kind, and of visitors whose lead was lost. */
  counts: Record<string, number>;
  violations: string[];
  /** Confirmations and e-mails of orders, and withdrawals, that were not sent, or not yet. */
  missing: string[];
}

/** A visit, with the order number that the visitor saw, and whether the visitor saw that the withdrawal was received. */
export interface Visited {
  visit: Visit;
  orderId?: string;
  hasWithdrawn?: boolean;
}

/**
 * Compares all that the services accepted with what the visitors saw: content and number. A request that was answered as a repetition
 * of an earlier one (the same Idempotency-Key) is not counted, but has to have the same content.
 */
export function judge(visits: readonly Visited[], accepted: readonly AcceptedRequest[]): Verdict {
  const verdict: Verdict = { counts: {}, violations: [], missing: [] };
  const explained = new Set<AcceptedRequest>();
  for (const { visit, orderId, hasWithdrawn = false } of visits) {
    const requests = requestsOf(visit, accepted);
    for (const request of Object.values(requests).flat()) explained.add(request);
    const numbers = countRequests(requests);
    for (const [kind, number] of [...Object.entries(numbers), ["lost leads", lostLeads(requests)] as const]) {
      verdict.counts[kind] = (verdict.counts[kind] ?? 0) + number;
    }
    const of = (problem: string) => `${visit.email}: ${problem}`;
    verdict.violations.push(
      ...[...wrongContent(visit, requests), ...wrongNumbers(requests, numbers, orderId), ...wrongLeads(requests)].map(
        of,
      ),
    );
    verdict.missing.push(...missing(requests, numbers, hasWithdrawn).map(of));
  }
  for (const request of accepted) {
    const isOfVisit = ["alarms", "emails", "node"].includes(request.service);
    if (isOfVisit && !explained.has(request)) verdict.violations.push(`of no visitor: ${request.path}`);
  }
  return verdict;
}

type Numbers = Record<(typeof KINDS)[number], number>;

function countRequests(requests: VisitRequests): Numbers {
  const count = (kind: (typeof KINDS)[number]) => requests[kind].filter(({ repeat }) => !repeat).length;
  return {
    customers: count("customers"),
    addresses: count("addresses"),
    orders: count("orders"),
    confirmations: count("confirmations"),
    saleEmails: count("saleEmails"),
    leadCalls: count("leadCalls"),
    leadEmails: count("leadEmails"),
    withdrawals: count("withdrawals"),
  };
}

function wrongContent(visit: Visit, requests: VisitRequests): string[] {
  const expected = expectedBodies(visit, requests);
  return KINDS.flatMap((kind) =>
    requests[kind].flatMap((request) => {
      const difference = differenceOf(request.body, { ...expected[kind](request) });
      return difference ? [`${kind} with ${difference}`] : [];
    }),
  );
}

/** The first field that differs; undefined when all are the same. */
function differenceOf(actual: Record<string, unknown>, expected: Record<string, unknown>): string | undefined {
  const names = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
  const name = names.find((field) => !isDeepStrictEqual(actual[field], expected[field]));
  return name && `${name} ${JSON.stringify(actual[name])} instead of ${JSON.stringify(expected[name])}`;
}

function wrongNumbers(requests: VisitRequests, numbers: Numbers, shown: string | undefined): string[] {
  const orderIds = orderIdsOf(requests);
  return [
    ...(numbers.orders > 1 || orderIds.length > 1 ? [`${numbers.orders} orders`] : []),
    ...(shown && !orderIds.includes(shown) ? [`thanked for ${shown}, ordered ${orderIds}`] : []),
    ...(numbers.confirmations > orderIds.length ? [`${numbers.confirmations} confirmations`] : []),
    ...(numbers.saleEmails > orderIds.length ? [`${numbers.saleEmails} sale e-mails`] : []),
    ...(numbers.withdrawals > 1 ? [`${numbers.withdrawals} withdrawals`] : []),
  ];
}

function missing(requests: VisitRequests, numbers: Numbers, hasWithdrawn: boolean): string[] {
  const orderIds = orderIdsOf(requests);
  return [
    ...(numbers.confirmations < orderIds.length ? [`no confirmation of ${orderIds}`] : []),
    ...(numbers.saleEmails < orderIds.length ? [`no sale e-mail of ${orderIds}`] : []),
    ...(hasWithdrawn && numbers.withdrawals === 0 ? ["no withdrawal"] : []),
  ];
}

/** A lead is sent once for a step, and not after the order. */
function wrongLeads({ orders, leadCalls, leadEmails }: VisitRequests): string[] {
  const orderedAt = orders[0]?.at ?? "9999";
  const late = [...leadCalls, ...leadEmails].filter(({ at }) => at > orderedAt).length;
  const steps = [
    ...leadCalls.map((request) => `call ${request.body.addressId ?? request.body.customerId}`),
    ...leadEmails.map((request) => `e-mail ${request.body.param1}`),
  ];
  return [
    ...(late > 0 ? [`${late} leads after the order`] : []),
    ...(new Set(steps).size < steps.length ? ["a lead twice"] : []),
  ];
}

/** A kill may lose a lead, which is sent at most once (docs/decisions/0021). */
const lostLeads = ({ customers, orders, leadCalls }: VisitRequests): number =>
  customers.length > 0 && orders.length === 0 && leadCalls.length === 0 ? 1 : 0;
