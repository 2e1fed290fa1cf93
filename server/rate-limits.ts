import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Log, RateLimitedAction } from "#app/context.ts";

const WINDOW_S = 10 * 60;

/**
 * Requests that one IP address may make in ten minutes (docs/rules.md#request-limits). Hundreds of people share an address of a
 * mobile network, and each may correct a form several times.
 */
const LIMITS: Record<RateLimitedAction, number> = { step: 120, callback: 30, street: 1200 };

/** Counts a request of an IP address; false when it is over the limit. */
export type RateLimits = (action: RateLimitedAction, address: string) => Promise<boolean>;

/** Counts in the memory of this process: each instance of the site has its own limits. */
export function createRateLimits(log: Log): RateLimits {
  const limiter = (action: RateLimitedAction) =>
    new RateLimiterMemory({ points: LIMITS[action], duration: WINDOW_S, keyPrefix: action });
  const limiters: Record<RateLimitedAction, RateLimiterMemory> = {
    step: limiter("step"),
    callback: limiter("callback"),
    street: limiter("street"),
  };
  return async (action, address) => {
    try {
      await limiters[action].consume(networkOf(address));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // Once per window, without the address, which is personal data.
      if (refused.consumedPoints === LIMITS[action] + 1) log.warn({ action }, "An IP address is over its rate limit");
      return false;
    }
  };
}

/** An IPv6 address counts as its /64 network, which belongs to one customer. */
function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv6" ? parsed.toNormalizedString().split(":").slice(0, 4).join(":") : parsed.toString();
}
