import { setTimeout as pause } from "node:timers/promises";
import { ADDRESS, CLIENT_CONFIRMATION, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { HttpVisitor, type View } from "#tests/support/http-visitor.ts";
import { storedOrders } from "./backend-data.ts";
import type { Random } from "./random.ts";
import type { System } from "./system.ts";

/** The outcome of a run. */
export interface RunReport {
  killed: string;
  /** What the visitor saw after the restart, and the number of orders at the backend. */
  after: `${View["kind"]}, backend ${number}`;
  end: `${View["kind"]}, backend ${number}`;
  /** Whether the visitor was redirected to the thank-you page before or during the fault. */
  isAcknowledged: boolean;
  /** Order number on the thank-you page at the end. */
  orderId?: string;
  violations: string[];
}

/** Number of confirmations after which a visitor counts as stuck. */
const MAX_TRIES = 8;

/**
 * A visitor reaches the last step and confirms. At a random moment a part of the system is killed and restarted. Then the visitor
 * reopens the checkout, and in most runs confirms again.
 */
export async function runOrder(system: System, random: Random): Promise<RunReport> {
  const visitor = new HttpVisitor(() => random.pick(system.sites));
  const confirmation = await reachLastStep(visitor, random);
  const heldBefore = new Set((await storedOrders(system.backendDir)).map(({ id }) => id));
  /** Orders of this run. It is the only one. */
  const ordersNow = async () =>
    (await storedOrders(system.backendDir)).map(({ id }) => id).filter((id) => !heldBefore.has(id));

  const delays = await delayBackend(system, random);
  const parts = random.pick(system.targets);
  const posts = Array.from({ length: random.chance(0.3) ? 2 : 1 }, async () => {
    await pause(random.between(0, 60));
    return await visitor.post("/checkout", confirmation).then(isThanked, () => false);
  });
  await pause(random.between(0, delays + 120));
  await Promise.all(parts.map((part) => part.kill()));
  for (const part of parts) await part.restart();
  const isAcknowledged = (await Promise.all(posts)).includes(true);

  const violations: string[] = [];
  const after = await settledView(visitor);
  const heldAfter = await ordersNow();
  violations.push(...disagreements(after, heldAfter, isAcknowledged));
  await undelayBackend(system);
  const confirmsAgain = after.kind !== "ordered" && random.chance(0.8);
  const end = confirmsAgain ? await confirmUntilOrdered(visitor, confirmation) : after;
  const heldAtEnd = await ordersNow();
  violations.push(...disagreements(end, heldAtEnd, isAcknowledged));
  if (confirmsAgain && end.kind !== "ordered") violations.push(`stuck: ${end.kind} after ${MAX_TRIES} tries`);
  system.requireAlive();
  return {
    killed: parts.map(({ name }) => name).join(" + "),
    after: `${after.kind}, backend ${heldAfter.length}`,
    end: `${end.kind}, backend ${heldAtEnd.length}`,
    isAcknowledged,
    ...(end.kind === "ordered" && { orderId: end.orderId }),
    violations,
  };
}

/** Completes steps 1 and 2 without a fault. Returns the fields of step 3. */
async function reachLastStep(visitor: HttpVisitor, random: Random): Promise<Record<string, string>> {
  const isClient = random.chance(0.5);
  const kit = random.pick(["piso", "chalet&camara=true", "oficina&business_kit=true"]);
  await visitor.open(`/checkout?kit=${kit}`);
  for (const fields of [{ ...PERSONAL, clientStatus: isClient ? "CLIENT" : "NOT_CLIENT" }, ADDRESS]) {
    await submitStep(visitor, fields);
  }
  return isClient ? CLIENT_CONFIRMATION : NOT_CLIENT_CONFIRMATION;
}

/** Posts a step until it succeeds: on a busy machine a call may time out without a fault. */
async function submitStep(visitor: HttpVisitor, fields: Record<string, string>): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { status } = await visitor.post("/checkout", fields);
    if (status === 303) return;
  }
  throw new Error(`Step ${fields.intent} was not accepted, though nothing was killed`);
}

/**
 * Delays the backend before and after it accepts an order, sometimes beyond the site's time limit.
 *
 * @returns the sum of both delays in milliseconds.
 */
async function delayBackend({ backendUrl }: System, random: Random): Promise<number> {
  const rule = {
    service: "alarms",
    path: "/address",
    delayMs: Math.round(random.between(0, 150)),
    answerDelayMs: Math.round(random.chance(0.1) ? random.between(900, 1_100) : random.between(0, 150)),
  };
  const headers = { "Content-Type": "application/json" };
  await fetch(`${backendUrl}/failures`, { method: "PUT", headers, body: JSON.stringify(rule) });
  return rule.delayMs + rule.answerDelayMs;
}

async function undelayBackend({ backendUrl }: System): Promise<void> {
  await fetch(`${backendUrl}/failures`, { method: "DELETE" });
}

const isThanked = ({ status, headers }: Response) => status === 303 && headers.get("Location") === "/gracias";

/** The view once the site shows a page: a restarted database may take a moment. */
async function settledView(visitor: HttpVisitor): Promise<View> {
  for (let tries = 0; tries < 40; tries += 1) {
    const view = await visitor.look().catch((): View => ({ kind: "failed" }));
    if (view.kind !== "failed") return view;
    await pause(250);
  }
  return { kind: "failed" };
}

async function confirmUntilOrdered(visitor: HttpVisitor, confirmation: Record<string, string>): Promise<View> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await visitor.post("/checkout", confirmation).catch(() => undefined);
    const view = await settledView(visitor);
    if (view.kind === "ordered") return view;
  }
  return await settledView(visitor);
}

/** Contradictions between the visitor's view and the orders at the backend. */
function disagreements(view: View, held: string[], isAcknowledged: boolean): string[] {
  return [
    held.length > 1 && `${held.length} orders of one visitor`,
    view.kind === "ordered" && held[0] !== view.orderId && `thanked for ${view.orderId}, the backend has ${held[0]}`,
    view.kind === "open" && held.length > 0 && "the backend has an order that the visitor does not see",
    view.kind === "failed" && "the site shows no page",
    isAcknowledged && view.kind !== "ordered" && `thanked, and then ${view.kind}`,
  ].filter((disagreement) => disagreement !== false);
}
