import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Log, RateLimitedAction } from "#app/context.ts";

const WHILE_S = 10 * 60;

/**
 * How often one address may ask in ten minutes. Behind one of a mobile network stand hundreds of people, and each of them may be
 * wrong a few times (docs/decisions/0032).
 */
const MOST: Record<RateLimitedAction, number> = { step: 120, callback: 30, street: 1200 };

/** Whether an address may ask this once more; counted by it. */
export type RateLimits = (asked: RateLimitedAction, address: string) => Promise<boolean>;

/** Counts in the memory of this process: an instance more lets through as much again. */
export function createRateLimits(log: Log): RateLimits {
  const limiterOf = (asked: RateLimitedAction) =>
    new RateLimiterMemory({ points: MOST[asked], duration: WHILE_S, keyPrefix: asked });
  const limiters: Record<RateLimitedAction, RateLimiterMemory> = {
    step: limiterOf("step"),
    callback: limiterOf("callback"),
    street: limiterOf("street"),
  };
  return async (asked, address) => {
    try {
      await limiters[asked].consume(networkOf(address));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // Once each time, without the address: it is somebody's.
      if (refused.consumedPoints === MOST[asked] + 1) log.warn({ asked }, "One address asks too often");
      return false;
    }
  };
}

/** Whoever has one address of version 6 has its network's 2^64. */
function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv6" ? parsed.toNormalizedString().split(":").slice(0, 4).join(":") : parsed.toString();
}
