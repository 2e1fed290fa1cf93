import { setTimeout as pause } from "node:timers/promises";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "../../tests/support/checkout-fields.ts";
import { HttpVisitor } from "../../tests/support/http-visitor.ts";

/** A request that failed: no answer, or a status that no visitor should see. */
export interface Failure {
  /** When it was sent, in milliseconds of the Unix epoch. */
  sentAt: number;
  what: string;
}

export interface Orders {
  /** Orders that visitors were thanked for. */
  thanked: string[];
  requests: number;
  failures: Failure[];
  /** Durations of all requests in milliseconds. */
  durations: number[];
}

const MAX_TRIES = 10;
const PAUSE_AFTER_FAILURE_MS = 500;

/**
 * Visitors who order without JavaScript, one order after the other, until `end` says so. A visitor whose request fails sends it again.
 *
 * @param thinkMs the longest pause between two pages, in milliseconds.
 */
export async function orderUntil(url: string, count: number, thinkMs: number, end: AbortSignal): Promise<Orders> {
  const orders: Orders = { thanked: [], requests: 0, failures: [], durations: [] };
  const visitor = async (number: number) => {
    for (let turn = 0; !end.aborted; turn += 1) {
      const address = `10.${number % 256}.${turn % 256}.${1 + (number >> 8)}`;
      const id = await order(url, address, thinkMs, orders);
      if (id) orders.thanked.push(id);
    }
  };
  await Promise.all(Array.from({ length: count }, (_value, number) => visitor(number)));
  return orders;
}

async function order(url: string, address: string, thinkMs: number, orders: Orders): Promise<string | undefined> {
  const visitor = new HttpVisitor(() => url, { "X-Forwarded-For": address });
  const think = () => pause(thinkMs * (0.5 + Math.random() / 2));
  const asked = (what: string, status: number, send: () => Promise<Response>) => ask(orders, what, status, send);
  await think();
  await asked("the checkout", 200, () => visitor.open("/checkout?kit=piso"));
  for (const fields of [PERSONAL, ADDRESS, CLIENT_CONFIRMATION]) {
    await think();
    await asked(`the step ${fields.intent}`, 303, () => visitor.post("/checkout", fields));
  }
  const thanks = await asked("the thanks", 200, () => visitor.open("/gracias"));
  return /\bord-[0-9a-f]{12}\b/.exec(thanks)?.[0];
}

/** Sends a request until it has the status. Returns the body. */
async function ask(orders: Orders, what: string, status: number, send: () => Promise<Response>): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const sentAt = Date.now();
    orders.requests += 1;
    try {
      const response = await send();
      const body = await response.text();
      orders.durations.push(Date.now() - sentAt);
      if (response.status === status) return body;
      orders.failures.push({ sentAt, what: `${what}: ${response.status}` });
    } catch (error) {
      orders.failures.push({ sentAt, what: `${what}: ${error instanceof Error ? (error.cause ?? error) : error}` });
    }
    await pause(PAUSE_AFTER_FAILURE_MS);
  }
  throw new Error(`It failed ${MAX_TRIES} times: ${orders.failures.at(-1)?.what}`);
}
