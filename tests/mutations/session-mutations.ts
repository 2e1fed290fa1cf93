import { type Mutation, mutate } from "./mutation.ts";

const LIMITS = ["tests/routes/rate-limits.test.ts"];

const session = mutate("app/checkout/find-by-cookie.server.ts", ["tests/routes/checkout-row.test.ts"]);
const leave = mutate("app/checkout/thanks/leave.server.ts", ["tests/routes/leave.test.ts"]);
const confirmation = mutate("app/checkout/confirmation/submit.server.ts", LIMITS);
const secrets = mutate("server/studio-secrets.ts", ["tests/routes/studio-secrets.test.ts"]);

/** Mistakes in sessions, in limits, and in what is refused without a query. */
export const SESSION_MUTATIONS: Mutation[] = [
  session(
    "the cookie of before a step counts beside the new one",
    "if (found.seen_turn >= found.turn) return false;",
    "",
  ),
  session(
    "the cookie of before a step counts for days",
    "found.order_id !== null || ageOf(found) < LOST_ANSWER_MS",
    "true",
  ),
  session(
    "a planted cookie shows a step before its visitor asks",
    "if (waitMs <= 0) return found;",
    "if (found) return found;",
  ),
  session(
    "the cookie of before an order does not lead to it",
    "return found.order_id !== null || ageOf",
    "return ageOf",
  ),
  mutate("app/routes/checkout.tsx", ["tests/routes/checkout-row.test.ts"])(
    "a late answer replaces the newest cookie",
    "if (isReplaced) return false;",
    "",
  ),
  mutate("app/db/checkouts.server.ts", ["tests/routes/leave.test.ts"])(
    "the session goes on for who kept its cookie",
    'turn: row("turn", "+", 2), ',
    "",
  ),
  leave("a cookie stays on the device", "for (const name of names)", "for (const name of names.slice(1))"),
  mutate("app/routes/thanks.tsx", ["tests/routes/leave.test.ts"])(
    "a form without the token ends a session",
    "if (!hasXsrfToken(request, await readForm(request, []))) throw",
    "if (!(await readForm(request, []))) throw",
  ),
  confirmation("codes have no limit", 'await context.rateLimits.count("promotion", checkout.id)', "0"),
  confirmation("a code that nobody has judged counts", "if (isLimited && !isRefused(outcome))", "if (false)"),
  mutate("server/rate-limits.ts", ["tests/db/rate-limits.test.ts"])(
    "each instance has limits of its own",
    "return await secondsToWait(shared, use, key);",
    "return 0;",
  ),
  mutate("server/rate-limits.ts", ["tests/routes/studio-secrets.test.ts"])(
    "wrong secrets have no limit",
    "secret: { address: 30 }",
    "secret: { address: 30_000 }",
  ),
  secrets("a secret of any form is asked for", "!SECRET.test(secret) || ", ""),
  secrets("a wrong secret is asked for again", " || wrong.has(secret)", ""),
];
