/** Milliseconds that people need at least to fill in the call-back form (docs/rules.md#callback-robots). */
export const MIN_FILL_MS = 2_000;
