import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type AcceptedRequest, acceptedRequests } from "./backend-data.ts";
import { expectedBodies } from "./expected-requests.ts";
import type { System } from "./system.ts";
import type { Visit } from "./visit.ts";
import { KINDS, type Kind, orderIdsOf, requestsOf, type VisitRequests } from "./visit-requests.ts";

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

/** A job interrupted by a kill is retried within two minutes. One that failed often, as on a busy machine, waits longer. In milliseconds. */
const JOBS_MS = 1_800_000;

/** How long no job may wait before what is missing counts as lost, in milliseconds. */
const IDLE_MS = 15_000;

/** Judges when no job is waiting; a short run does not wait. */
export async function judgeAll(system: System, visits: readonly Visited[], isShort: boolean): Promise<Verdict> {
  let busyAt = Date.now();
  for (const deadline = Date.now() + JOBS_MS; ; await pause(500)) {
    // Read first, so that a job that ends meanwhile counts as accepted.
    const waiting = await waitingJobs(system);
    const verdict = judge(visits, await acceptedRequests(system.backendDir));
    if (waiting > 0) busyAt = Date.now();
    const isDone = waiting === 0 && (verdict.missing.length === 0 || Date.now() - busyAt > IDLE_MS);
    if (isShort || isDone) return verdict;
    if (Date.now() > deadline) return { ...verdict, missing: [...verdict.missing, `${waiting} jobs still wait`] };
  }
}

/** Number of unfinished jobs of orders, leads and withdrawals, from the site's metrics. Dead letters do not count. */
async function waitingJobs({ sites }: System): Promise<number> {
  const text = await (await fetch(`${sites[0]}/metrics`)).text();
  const counts = text.matchAll(
    /^shop_jobs\{queue="(?:(?:order|lead)-[\w-]+|withdrawal)",state="(?:created|retry|active)"\} (\d+)$/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/**
 * Compares all that the services accepted with what the visitors saw: content and number. A request that was answered as a repetition
 * of an earlier one (the same Idempotency-Key) counts once with it, and has to have the same content.
 */
function judge(visits: readonly Visited[], accepted: readonly AcceptedRequest[]): Verdict {
  const verdict: Verdict = { counts: {}, violations: [], missing: [] };
  const explained = new Set<AcceptedRequest>();
  for (const { visit, orderId, hasWithdrawn = false } of visits) {
    const requests = requestsOf(visit, accepted);
    for (const request of Object.values(requests).flat()) explained.add(request);
    const count = (kind: Kind) => recorded(requests[kind]).length + unrecordedKeys(requests[kind]).size;
    const add = (name: string, number: number) => {
      verdict.counts[name] = (verdict.counts[name] ?? 0) + number;
    };
    for (const kind of KINDS) add(kind, count(kind));
    add(
      "taken and not recorded",
      KINDS.reduce((sum, kind) => sum + unrecordedKeys(requests[kind]).size, 0),
    );
    add("lost leads", lostLeads(requests));
    const orderIds = orderIdsOf(requests);
    const wrong = [
      ...wrongContent(visit, requests),
      ...(count("orders") > 1 || orderIds.length > 1 ? [`${count("orders")} orders`] : []),
      ...(orderId && !orderIds.includes(orderId) ? [`thanked for ${orderId}, ordered ${orderIds}`] : []),
      ...(count("confirmations") > orderIds.length ? [`${count("confirmations")} confirmations`] : []),
      ...(count("saleEmails") > orderIds.length ? [`${count("saleEmails")} sale e-mails`] : []),
      ...(count("withdrawals") > 1 ? [`${count("withdrawals")} withdrawals`] : []),
      ...wrongLeads(requests),
    ];
    const missing = [
      ...(count("confirmations") < orderIds.length ? [`no confirmation of ${orderIds}`] : []),
      ...(count("saleEmails") < orderIds.length ? [`no sale e-mail of ${orderIds}`] : []),
      ...(hasWithdrawn && count("withdrawals") === 0 ? ["no withdrawal"] : []),
    ];
    verdict.violations.push(...wrong.map((problem) => `${visit.email}: ${problem}`));
    verdict.missing.push(...missing.map((problem) => `${visit.email}: ${problem}`));
  }
  for (const request of accepted) {
    const isOfVisit = ["alarms", "emails", "node"].includes(request.service);
    if (isOfVisit && !explained.has(request)) verdict.violations.push(`of no visitor: ${request.path}`);
  }
  return verdict;
}

const keyOf = ({ id, headers }: AcceptedRequest) => headers["idempotency-key"] ?? id;

const recorded = (requests: readonly AcceptedRequest[]) => requests.filter(({ repeat }) => !repeat);

/**
 * The keys of requests of which only the repetition is recorded: the service was killed after it had taken the request, and before it
 * recorded that.
 */
function unrecordedKeys(requests: readonly AcceptedRequest[]): Set<string> {
  const known = new Set(recorded(requests).map(keyOf));
  return new Set(requests.map(keyOf).filter((key) => !known.has(key)));
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
