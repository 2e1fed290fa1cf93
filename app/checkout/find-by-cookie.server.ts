import { setTimeout as pause } from "node:timers/promises";
import type { PageContext } from "#app/context.ts";
import { findCheckout, markTurnSeen } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import type { VisitorCookie } from "./visitor-cookie.server.ts";

/** How long the cookie of before a step counts while the new one has not come back, in milliseconds. */
const LOST_ANSWER_MS = 60_000;

/** By then a browser that got the new cookie has sent it, in milliseconds. */
const FOLLOW_MS = 3_000;

interface Found {
  /** The checkout with the id of the cookie. */
  found: Checkout | undefined;
  /** Whether the cookie opens it. */
  isValid: boolean;
  /** Whether a newer cookie has just come back: this request was under way beside it, and its answer must not replace that cookie. */
  isReplaced: boolean;
}

/**
 * Finds the checkout of a cookie. Each step renews the cookie. The one before counts until the new one comes back, because the answer may be
 * lost, and for a minute only, because somebody else may have planted it (docs/rules.md#return-to-checkout).
 */
export async function findByCookie(
  request: Request,
  { store }: PageContext,
  cookie: VisitorCookie | undefined,
): Promise<Found> {
  const found = cookie && (await findSettled(request, store.db, cookie));
  if (!found) return { found, isValid: false, isReplaced: false };
  const isNewest = cookie.turn === found.turn;
  if (isNewest && found.seen_turn < found.turn) await markTurnSeen(store.db, found);
  const isValid = isNewest || (cookie.turn === found.turn - 1 && mayLackAnswer(found));
  return { found, isValid, isReplaced: !isValid && ageOf(found) < LOST_ANSWER_MS };
}

/**
 * Finds a checkout. A page request with the cookie of an earlier step waits first, until the visitor's browser has had time to send the new
 * one. Otherwise somebody who planted the old cookie could read the page in between. A form that is sent twice does not wait.
 */
async function findSettled(
  { method }: Request,
  db: PageContext["store"]["db"],
  { id, turn }: VisitorCookie,
): Promise<Checkout | undefined> {
  const found = await findCheckout(db, id);
  const isBefore = found?.turn === turn + 1 && found.order_id === null && mayLackAnswer(found);
  const waitMs = isBefore && method !== "POST" ? FOLLOW_MS - ageOf(found) : 0;
  if (waitMs <= 0) return found;
  await pause(waitMs);
  return await findCheckout(db, id);
}

/** Whether the answer to the last step may be lost. That to an order counts longer: else the visitor would order twice. */
function mayLackAnswer(found: Checkout): boolean {
  if (found.seen_turn >= found.turn) return false;
  return found.order_id !== null || ageOf(found) < LOST_ANSWER_MS;
}

const ageOf = ({ updated_at }: Checkout) => Math.max(0, Date.now() - updated_at.getTime());
