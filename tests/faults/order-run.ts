import { setTimeout as pause } from "node:timers/promises";
import { HttpVisitor, type View } from "#tests/support/http-visitor.ts";
import { acceptedRequests, storedOrders } from "./backend-data.ts";
import { injectFault } from "./inject-fault.ts";
import type { Random } from "./random.ts";
import type { System } from "./system.ts";
import { type Fields, planVisit, type Visit } from "./visit.ts";
import { requestsOf } from "./visit-requests.ts";

/** The outcome of a run. */
export interface RunReport {
  visit: Visit;
  /** During which step, what, and how. */
  fault: string;
  /** What the visitor saw after the restart, and at the end. */
  after: View["kind"];
  end: View["kind"];
  /** Whether the visitor was redirected to the thank-you page before or during the fault. */
  isAcknowledged: boolean;
  /** Order number on the thank-you page at the end. */
  orderId?: string;
  /** Whether the visitor saw, before or during the fault, that the withdrawal was received. */
  hasWithdrawn: boolean;
  violations: string[];
}

/** Number of submissions after which a visitor counts as stuck. */
const MAX_TRIES = 12;

/** Between two submissions, in milliseconds. All tries last longer than the five seconds in which no call is sent to a service. */
const PAUSE_MS = 700;

/** When the fault comes. `jobs`: after the order, while it is confirmed and e-mailed, or the visitor withdraws from it. */
const FAULT_STEPS = ["personal", "address", "confirmation", "confirmation", "jobs"] as const;

/**
 * A visitor goes through the three steps. At a random moment a part of the system is killed or stopped, and started again. Then the
 * visitor reopens the checkout, and in most runs goes on to the end.
 */
export async function runOrder(system: System, random: Random, number: number): Promise<RunReport> {
  const visit = planVisit(random, number, system.raises);
  const visitor = new HttpVisitor(() => random.pick(system.sites));
  /** This visitor's orders. The job about a lost answer may place those of earlier visitors meanwhile. */
  const ordersNow = async () => {
    const { addresses } = requestsOf(visit, await acceptedRequests(system.backendDir));
    const addressIds = new Set(addresses.map(({ answer }) => answer));
    const orders = await storedOrders(system.backendDir);
    return orders.filter(({ addressId }) => addressIds.has(addressId)).map(({ id }) => id);
  };

  const faultStep = random.pick(FAULT_STEPS);
  await openCheckout(visitor, visit);
  const {
    isAcknowledged,
    hasWithdrawn = false,
    fault,
  } = await goThroughSteps(system, random, visitor, visit, faultStep);

  const violations: string[] = [];
  const check = async (view: View) =>
    violations.push(...disagreements(view, await ordersNow(), isAcknowledged), ...wrongPrice(view, visit));
  const after = await settledView(visitor);
  await check(after);
  const goesOn = after.kind !== "ordered" && random.chance(0.8);
  const end = goesOn ? await continueToOrder(visitor, visit) : after;
  if (goesOn) await check(end);
  if (goesOn && end.kind !== "ordered") violations.push(`stuck: ${end.kind} after ${MAX_TRIES} tries`);
  system.requireAlive();
  return {
    visit,
    fault: `${faultStep}: ${fault}`,
    after: after.kind,
    end: end.kind,
    isAcknowledged,
    hasWithdrawn,
    ...(end.kind === "ordered" && { orderId: end.orderId }),
    violations,
  };
}

/** Opens the checkout with a kit, again until it is shown: after an earlier fault the content may not be there yet. */
async function openCheckout(visitor: HttpVisitor, { orderCase }: Visit): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { status } = await visitor.open(`/checkout?${orderCase.query}`);
    if (status === 200) return;
    await pause(1_000);
  }
  throw new Error("The checkout was not shown, though nothing was killed");
}

type FaultStep = (typeof FAULT_STEPS)[number];
type Step = keyof Visit["fields"];

/** Submits the steps up to the one with the fault. */
async function goThroughSteps(
  system: System,
  random: Random,
  visitor: HttpVisitor,
  visit: Visit,
  faultStep: FaultStep,
): Promise<{ isAcknowledged: boolean; hasWithdrawn?: boolean; fault: string }> {
  for (const step of ["personal", "address", "confirmation"] as const) {
    if (step !== faultStep) {
      await submitStep(visitor, visit, step);
      continue;
    }
    const fields = await fieldsToSend(visitor, visit, step);
    const posts = () => taps(random, () => visitor.post("/checkout", fields).then(isThanked, () => false));
    const { results, fault } = await injectFault(system, random, posts);
    return { isAcknowledged: results.includes(true), fault };
  }
  const withdraw = () => visitor.post("/desistimiento", visit.withdrawal).then(isReceived, () => false);
  const withdraws = random.chance(0.5);
  const { results, fault } = await injectFault(system, random, () => (withdraws ? taps(random, withdraw) : []));
  return { isAcknowledged: true, hasWithdrawn: results.includes(true), fault };
}

/** Some visitors tap twice. */
function taps(random: Random, tap: () => Promise<boolean>): Promise<boolean>[] {
  return Array.from({ length: random.chance(0.3) ? 2 : 1 }, async () => {
    await pause(random.between(0, 60));
    return await tap();
  });
}

/** Posts a step until it succeeds: on a busy machine a call may time out without a fault. */
async function submitStep(visitor: HttpVisitor, visit: Visit, step: Step): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (isAccepted(await visitor.post("/checkout", await fieldsToSend(visitor, visit, step)))) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`Step ${step} was not accepted, though nothing was killed`);
}

/** The visitor confirms the order that the page shows. */
async function fieldsToSend(visitor: HttpVisitor, visit: Visit, step: Step): Promise<Fields> {
  return step === "confirmation" ? confirmationOf(await settledView(visitor), visit) : visit.fields[step];
}

function confirmationOf(view: View, visit: Visit): Fields {
  if (view.kind !== "open" && view.kind !== "unresolved") return visit.fields.confirmation;
  visit.price = shownPrice(view.summary, visit) ?? visit.price;
  return { ...visit.fields.confirmation, shown: view.shown };
}

const shownPrice = (summary: string, { prices }: Visit) =>
  prices.find((price) => summary.includes(price.replace(".", ",")));

/** Other redirects lead out of the checkout. */
const isAccepted = (response: Response) =>
  isThanked(response) ||
  (response.status === 303 && response.headers.get("Location")?.startsWith("/checkout") === true);

const isThanked = ({ status, headers }: Response) => status === 303 && headers.get("Location") === "/gracias";

const isReceived = ({ status, headers }: Response) =>
  status === 303 && headers.get("Location") === "/desistimiento/recibido";

/** The view once the site shows a page: a restarted database may take a moment. */
async function settledView(visitor: HttpVisitor): Promise<View> {
  for (let tries = 0; tries < 40; tries += 1) {
    const view = await visitor.look().catch((): View => ({ kind: "failed" }));
    if (view.kind !== "failed") return view;
    await pause(250);
  }
  return { kind: "failed" };
}

/** Submits the form that the page shows, until the order is placed. */
export async function continueToOrder(visitor: HttpVisitor, visit: Visit): Promise<View> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const view = await settledView(visitor);
    if (view.kind === "ordered" || view.kind === "failed") return view;
    if (tries > 0) await pause(PAUSE_MS);
    const fields = view.kind === "step" ? visit.fields[view.step] : confirmationOf(view, visit);
    await visitor.post("/checkout", fields).catch(() => undefined);
  }
  return await settledView(visitor);
}

/** Contradictions between the visitor's view and the orders at the backend. */
function disagreements(view: View, held: string[], isAcknowledged: boolean): string[] {
  return [
    held.length > 1 && `${held.length} orders of one visitor`,
    view.kind === "ordered" && held[0] !== view.orderId && `thanked for ${view.orderId}, the backend has ${held[0]}`,
    (view.kind === "open" || view.kind === "step") &&
      held.length > 0 &&
      "the backend has an order that the visitor does not see",
    view.kind === "failed" && "the site shows no page",
    isAcknowledged && view.kind !== "ordered" && `thanked, and then ${view.kind}`,
  ].filter((disagreement) => disagreement !== false);
}

/** The last step shows the price that is ordered. While the outcome is unknown, that is the one on which the visitor confirmed. */
function wrongPrice(view: View, visit: Visit): string[] {
  if (view.kind !== "open" && view.kind !== "unresolved") return [];
  const price = shownPrice(view.summary, visit);
  if (price === undefined) return [`the last step does not show ${visit.prices.join(" or ")}`];
  return view.kind === "open" || price === visit.price ? [] : [`${price} is shown after an order of ${visit.price}`];
}
