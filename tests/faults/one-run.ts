import { setTimeout as pause } from "node:timers/promises";
import { ADDRESS, CLIENT_CONFIRMATION, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/answers.ts";
import { HttpVisitor, type View } from "#tests/support/http-visitor.ts";
import { heldOrders } from "./backend-truth.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

/** How a run went: what was killed, what the visitor saw after it, what the backend had then, and how it ended. */
export interface RunReport {
  killed: string;
  /** Of a view that counts on nothing, what the backend held. */
  after: `${View["kind"]}, backend ${number}`;
  end: `${View["kind"]}, backend ${number}`;
  /** Whether the visitor was thanked before or while things were killed. */
  isAcknowledged: boolean;
  /** The order that he was thanked for in the end. */
  orderId?: string;
  violations: string[];
}

/** How often a visitor confirms again before he is taken to be stuck. */
const MOST_TRIES = 8;

/**
 * A visitor comes to the last step, confirms, and at a random moment something is killed and started again. Then he looks what
 * he has, and mostly goes on.
 */
export async function oneRun(world: World, random: Random): Promise<RunReport> {
  const visitor = new HttpVisitor(() => random.pick(world.sites));
  const confirmation = await reachLastStep(visitor, random);
  const heldBefore = new Set((await heldOrders(world.backendDir)).map(({ id }) => id));
  /** Orders of this run's visitor: he is the only one. */
  const held = async () => (await heldOrders(world.backendDir)).map(({ id }) => id).filter((id) => !heldBefore.has(id));

  const delays = await delayBackend(world, random);
  const victims = random.pick(world.targets);
  const posts = Array.from({ length: random.chance(0.3) ? 2 : 1 }, async () => {
    await pause(random.between(0, 60));
    return await visitor.post("/checkout", confirmation).then(isThanked, () => false);
  });
  await pause(random.between(0, delays + 120));
  await Promise.all(victims.map((victim) => victim.kill()));
  for (const victim of victims) await victim.restart();
  const isAcknowledged = (await Promise.all(posts)).includes(true);

  const violations: string[] = [];
  const after = await settledView(visitor);
  const heldAfter = await held();
  violations.push(...disagreements(after, heldAfter, isAcknowledged));
  await quickenBackend(world);
  const goesOn = after.kind !== "ordered" && random.chance(0.8);
  const end = goesOn ? await confirmUntilOrdered(visitor, confirmation) : after;
  const heldAtEnd = await held();
  violations.push(...disagreements(end, heldAtEnd, isAcknowledged));
  if (goesOn && end.kind !== "ordered") violations.push(`stuck: ${end.kind} after ${MOST_TRIES} tries`);
  world.requireAlive();
  return {
    killed: victims.map(({ name }) => name).join(" + "),
    after: `${after.kind}, backend ${heldAfter.length}`,
    end: `${end.kind}, backend ${heldAtEnd.length}`,
    isAcknowledged,
    ...(end.kind === "ordered" && { orderId: end.orderId }),
    violations,
  };
}

/** Steps 1 and 2, with nothing in their way; gives what he types in step 3. */
async function reachLastStep(visitor: HttpVisitor, random: Random): Promise<Record<string, string>> {
  const isClient = random.chance(0.5);
  const kit = random.pick(["piso", "chalet&camara=true", "oficina&business_kit=true"]);
  await visitor.open(`/checkout?kit=${kit}`);
  for (const fields of [{ ...PERSONAL, clientStatus: isClient ? "CLIENT" : "NOT_CLIENT" }, ADDRESS]) {
    await untilTaken(visitor, fields);
  }
  return isClient ? CLIENT_CONFIRMATION : NOT_CLIENT_CONFIRMATION;
}

/** A busy machine may let a call time out though nothing was killed. */
async function untilTaken(visitor: HttpVisitor, fields: Record<string, string>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { status } = await visitor.post("/checkout", fields);
    if (status === 303) return;
  }
  throw new Error(`Step ${fields.intent} was not taken, though nothing was killed`);
}

/**
 * A backend takes its time before and after it takes an order, now and then more than the site waits.
 *
 * @returns milliseconds in all.
 */
async function delayBackend({ backendUrl }: World, random: Random): Promise<number> {
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

async function quickenBackend({ backendUrl }: World): Promise<void> {
  await fetch(`${backendUrl}/failures`, { method: "DELETE" });
}

const isThanked = ({ status, headers }: Response) => status === 303 && headers.get("Location") === "/gracias";

/** What he sees once the site shows him a page: a database that comes back may take a moment. */
async function settledView(visitor: HttpVisitor): Promise<View> {
  for (let tries = 0; tries < 40; tries += 1) {
    const view = await visitor.look().catch((): View => ({ kind: "failed" }));
    if (view.kind !== "failed") return view;
    await pause(250);
  }
  return { kind: "failed" };
}

async function confirmUntilOrdered(visitor: HttpVisitor, confirmation: Record<string, string>): Promise<View> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await visitor.post("/checkout", confirmation).catch(() => undefined);
    const view = await settledView(visitor);
    if (view.kind === "ordered") return view;
  }
  return await settledView(visitor);
}

/** Where what a visitor sees is not what the backend has. */
function disagreements(view: View, held: string[], isAcknowledged: boolean): string[] {
  return [
    held.length > 1 && `${held.length} orders of one visitor`,
    view.kind === "ordered" && held[0] !== view.orderId && `thanked for ${view.orderId}, the backend has ${held[0]}`,
    view.kind === "open" && held.length > 0 && "the backend has an order of which the visitor is not told",
    view.kind === "failed" && "the site shows no page",
    isAcknowledged && view.kind !== "ordered" && `thanked, and then ${view.kind}`,
  ].filter((disagreement) => disagreement !== false);
}
