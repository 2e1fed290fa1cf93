import type { Request, Response } from "express";
import { LRUCache } from "lru-cache";
import type { SiteServices } from "./services.ts";

/** What the Studio makes: 43 letters, digits, '-' and '_'. Some room for later versions of it. */
const SECRET = /^[\w-]{20,100}$/;

/** How many wrong secrets are remembered, and for how long in milliseconds. The Studio makes a new one each time. */
const REMEMBERED = { max: 1_000, ttl: 60_000 };

/** What a secret opens; undefined for a wrong one, and after too many wrong ones, with the seconds to wait. */
interface Opened<Found> {
  found?: Found | undefined;
  waitS: number;
}

/** @param find asks Sanity for what the secret opens. */
export type OpenSecret = <Found>(
  request: Request,
  secret: string,
  find: () => Promise<Found | undefined>,
) => Promise<Opened<Found>>;

/**
 * Guards the queries that check a secret of the Studio, which anybody may make up: one of another form costs no query, a wrong one is
 * remembered, and an IP address may send a number of wrong ones (docs/rules.md#request-limits).
 */
export function guardSecrets({ rateLimits, addressOf }: Pick<SiteServices, "rateLimits" | "addressOf">): OpenSecret {
  const wrong = new LRUCache<string, true>(REMEMBERED);
  return async (request, secret, find) => {
    if (!SECRET.test(secret) || wrong.has(secret)) return { waitS: 0 };
    const sender = { address: addressOf(request) };
    const waitS = (await rateLimits?.secret.count(sender)) ?? 0;
    if (waitS > 0) return { waitS };
    const found = await find();
    if (found === undefined) wrong.set(secret, true);
    else await rateLimits?.secret.giveBack(sender);
    return { found, waitS };
  };
}

export function refuseSecret(response: Response, waitS: number, text: string): void {
  if (waitS > 0) response.set("Retry-After", String(waitS));
  response
    .status(waitS > 0 ? 429 : 401)
    .type("text/plain; charset=utf-8")
    .send(`${text}\n`);
}
