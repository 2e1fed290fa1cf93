import { globSync } from "node:fs";

/**
 * `npm test` guards money, orders, data, access and the law, with one journey of each kind. What takes long and rarely fails alone is in
 * `npm run test:full`: every page, every look, journeys in other browsers, weights, slow networks, faults, growth, kills, and the Studio beyond a publish.
 */
const BROWSER_FILES_OF_CORE = [
  "tests/engines/order.spec.ts",
  ...[
    "callback",
    "checkout-promotion",
    "checkout-return",
    "checkout-territory",
    "contract-summary",
    "cookie-choices",
    "kit-off-sale",
    "order",
    "prices",
    "questionnaires",
    "studio-prices",
    "third-party",
    "withdrawal",
  ].map((name) => `tests/browser/${name}.spec.ts`),
];

/** Stand-ins, content, processes, growth and what marketing counts. */
const ONLY_IN_FULL_RING = {
  browser: globSync("tests/{browser,engines}/*.spec.ts").filter((file) => !BROWSER_FILES_OF_CORE.includes(file)),
  node: [
    "sandbox/lake/tests/**",
    "tests/{faults,fuzz,launch,sandbox}/**",
    // Prices that an editor may not publish are in the other ring.
    "tests/cms/!(content-model|validation).test.ts",
    ...[
      "abandonment",
      "count-limits",
      "experiment-counts",
      "experiments",
      "funnel",
      "growth",
      "help",
      "live-connection",
      "live-content",
      "other-servers",
      "outage",
      "page-cache-publish",
      "page-links",
      "questionnaires",
      "quiz",
      "quiz-answers",
      "readiness",
      "sections",
      "seo",
      "seo-editing",
      "street-search",
      "texts",
      "vitals",
    ].map((name) => `tests/routes/${name}.test.ts`),
    ...["busy-pool", "content-changes"].map((name) => `tests/db/${name}.test.ts`),
  ],
};

/** The files that the run leaves out. `TEST_RING` is set by `npm test`; other commands may run every file. */
export const leftOut = (runner: keyof typeof ONLY_IN_FULL_RING): string[] =>
  process.env.TEST_RING === "core" ? ONLY_IN_FULL_RING[runner] : [];
