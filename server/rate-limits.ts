import { createHmac } from "node:crypto";
import { CompiledQuery, type Kysely } from "kysely";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from "rate-limiter-flexible";
import type { Log, RateLimitedAction } from "#app/context.ts";
import type { Database } from "#app/db/database.ts";
import { networkOf } from "./sender-address.ts";
import { throttleErrors } from "./throttle-errors.ts";

const WINDOW_S = 10 * 60;

/** How long a request waits for the database's count, in milliseconds. */
const MAX_WAIT_MS = 1_000;

interface Limit {
  address: number;
  checkout?: number;
}

/**
 * Requests of an IP address and of a checkout in ten minutes (docs/rules.md#request-limits). Hundreds of people share an address of a
 * mobile network, and each may correct a form several times.
 */
const LIMITS: Record<RateLimitedAction, Limit> = {
  form: { address: 600, checkout: 200 },
  step: { address: 120, checkout: 60 },
  promotion: { address: 120, checkout: 20 },
  street: { address: 1200, checkout: 300 },
  callback: { address: 30 },
  withdrawal: { address: 60 },
  vote: { address: 240 },
  answers: { address: 1200 },
  secret: { address: 30 },
};

/** The sender of a request, as far as it is known. */
export interface Sender {
  address?: string | undefined;
  checkoutId?: string | undefined;
}

interface ActionLimits {
  /**
   * Counts a request. It is counted before it is handled: of requests at the same time, each would look before any is counted. Returns the
   * seconds to wait; 0 while the sender is within the limits.
   */
  count(sender: Sender): Promise<number>;
  /** Takes back a request that `count` let pass. */
  giveBack(sender: Sender): Promise<void>;
}

export type RateLimits = Record<RateLimitedAction, ActionLimits>;

/**
 * Counts in the database, so that all instances of the site share the limits (docs/decisions/0057). Each process counts too: it rejects
 * requests above the limit without a query, so that a flood does not load the database, and works while the database is down.
 *
 * @param secret hides addresses and ids from readers of the database.
 */
export function createRateLimits(db: Kysely<Database>, secret: string, log: Log): RateLimits {
  const onFailure = throttleErrors((error, repeats) =>
    log.warn({ err: error, repeats }, "The shared rate limits failed; each instance counts for itself"),
  );
  const keyOf = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  const limitsOf = (action: RateLimitedAction): ActionLimits => {
    const { address, checkout } = LIMITS[action];
    const byAddress = createCounter(db, `${action}-address`, address, onFailure);
    const byCheckout = checkout ? createCounter(db, `${action}-checkout`, checkout, onFailure) : undefined;
    const ask = async (use: Use, { address, checkoutId }: Sender) => {
      const waits = await Promise.all([
        address ? byAddress(use, keyOf(networkOf(address))) : 0,
        checkoutId && byCheckout ? byCheckout(use, keyOf(checkoutId)) : 0,
      ]);
      return Math.max(...waits);
    };
    return {
      giveBack: async (sender) => void (await ask("reward", sender)),
      count: async (sender) => {
        const wait = await ask("consume", sender);
        // Without the sender: an address is personal data.
        if (wait > 0) reportRefusal(action);
        return wait;
      },
    };
  };
  const reportRefusal = reportOncePerWindow(log);
  return {
    form: limitsOf("form"),
    step: limitsOf("step"),
    promotion: limitsOf("promotion"),
    street: limitsOf("street"),
    callback: limitsOf("callback"),
    withdrawal: limitsOf("withdrawal"),
    vote: limitsOf("vote"),
    answers: limitsOf("answers"),
    secret: limitsOf("secret"),
  };
}

type Use = "consume" | "reward";
type Counter = (use: Use, key: string) => Promise<number>;

/** Counts under a name. Returns the seconds to wait; 0 within the limit. */
function createCounter(db: Kysely<Database>, name: string, points: number, onFailure: (error: Error) => void): Counter {
  const window = { points, duration: WINDOW_S, keyPrefix: name };
  const own = new RateLimiterMemory(window);
  const shared = new RLWrapperTimeouts({
    timeoutMs: MAX_WAIT_MS,
    limiter: new RateLimiterPostgres({
      ...window,
      storeClient: {
        query: ({ text, values }: { text: string; values: unknown[] }) =>
          db.executeQuery(CompiledQuery.raw(text, values)),
      },
      storeType: "client",
      tableName: "rate_limit",
      tableCreated: true,
      // A job deletes old rows (`app/db/retention.server.ts`).
      clearExpiredByTimeout: false,
    }),
  });
  return async (use, key) => {
    const wait = await secondsToWait(own, use, key);
    if (wait > 0) return wait;
    try {
      return await secondsToWait(shared, use, key);
    } catch (error) {
      onFailure(error instanceof Error ? error : new Error(String(error)));
      return 0;
    }
  };
}

async function secondsToWait(limiter: RateLimiterAbstract, use: Use, key: string): Promise<number> {
  try {
    await limiter[use](key);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return seconds(refused);
  }
}

const seconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000));

function reportOncePerWindow(log: Log): (action: RateLimitedAction) => void {
  const reportedAt = new Map<RateLimitedAction, number>();
  return (action) => {
    const now = performance.now();
    if (now - (reportedAt.get(action) ?? Number.NEGATIVE_INFINITY) < WINDOW_S * 1_000) return;
    reportedAt.set(action, now);
    log.warn({ action }, "An IP address or a checkout is over its rate limit");
  };
}
