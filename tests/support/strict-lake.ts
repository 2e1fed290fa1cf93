import type { Role, StrictMode } from "local-content-lake/access/strict-mode";
import { readTokens } from "local-content-lake/access/tokens";

/** The tokens of the tests' lake. */
export const LAKE_TOKENS: Record<Role, string> = {
  viewer: "tests-viewer",
  contributor: "tests-contributor",
  editor: "tests-editor",
  administrator: "tests-administrator",
};

const TOKENS_TEXT = Object.entries(LAKE_TOKENS)
  .map((entry) => entry.join(":"))
  .join(",");

/** Milliseconds until queries see a write: long enough for a page to be asked for meanwhile, short enough for many writes. */
const INDEX_DELAY_MS = 100;

/** The lake of the tests behaves as the hosted service does (docs/decisions/0014). */
export const STRICT_LAKE: StrictMode = {
  tokens: readTokens(TOKENS_TEXT),
  origins: [],
  indexDelayMs: INDEX_DELAY_MS,
};

/** The same for a sandbox and a site in processes of their own. */
export const STRICT_LAKE_ENV = {
  SANDBOX_LAKE: "strict",
  SANDBOX_LAKE_TOKENS: TOKENS_TEXT,
  SANDBOX_LAKE_DELAY_MS: String(INDEX_DELAY_MS),
  SANITY_READ_TOKEN: LAKE_TOKENS.viewer,
};
