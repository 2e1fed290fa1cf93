/** What a token or a signed-in user may do, as in Sanity: read, write drafts, write and publish, everything. */
export const ROLES = ["viewer", "contributor", "editor", "administrator"] as const;

export type Role = (typeof ROLES)[number];

/** The rules of a lake that behaves as the hosted service does. Without them everything is allowed at once. */
export interface StrictMode {
  /** The API tokens and what each may do. */
  tokens: ReadonlyMap<string, Role>;
  /** The origins whose pages may send a user's credentials, `https://studio.example`. The Studio's must be one. */
  origins: readonly string[];
  /** Milliseconds until queries see a write. Sanity's may take up to 2 seconds. */
  indexDelayMs: number;
}

export const MAX_INDEX_DELAY_MS = 2_000;
