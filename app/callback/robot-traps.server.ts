import { MIN_FILL_MS } from "./minimum-time.ts";

interface Traps {
  message?: string | undefined;
  elapsed?: string | undefined;
}

/** Whether a program filled in the call-back form. Without JavaScript only the hidden field tells. See docs/rules.md#callback-robots. */
export function looksAutomatic({ message, elapsed }: Traps): boolean {
  return Boolean(message?.trim()) || (elapsed !== undefined && !(Number(elapsed) >= MIN_FILL_MS));
}
