import { useMemo, useSyncExternalStore } from "react";

/** The optional scripts that a visitor allows. See docs/rules.md#script-consent. */
export interface Consent {
  /** Page analytics. */
  analytics: boolean;
  /** The call button of an external provider. */
  calls: boolean;
}

export const CONSENT_PARTS = ["analytics", "calls"] as const satisfies (keyof Consent)[];

export const NO_CONSENT: Consent = { analytics: false, calls: false };

export const FULL_CONSENT: Consent = { analytics: true, calls: true };

/** Key in `sessionStorage`. See docs/rules.md#browser-storage. */
const CONSENT_KEY = "consent";

/** Parses the stored choice. Only `true` counts as consent. */
export function parseConsent(stored: string | null): Consent {
  const { analytics, calls } = parseObject(stored);
  return { analytics: analytics === true, calls: calls === true };
}

/** Serializes a choice for storage. */
export function serializeConsent({ analytics, calls }: Consent): string {
  return JSON.stringify({ analytics, calls });
}

function parseObject(stored: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice in this tab's storage; null without a choice, and where the browser stores nothing. */
function storedConsent(): string | null {
  try {
    return sessionStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}

/** Whether the visitor allows a part now. */
export function hasConsent(part: keyof Consent): boolean {
  return parseConsent(storedConsent())[part];
}

/** The visitor's choice in this tab. No choice on the server and until the page is hydrated. */
export function useConsent(): { consent: Consent; isChosen: boolean } {
  const stored = useSyncExternalStore(subscribe, storedConsent, () => null);
  return useMemo(() => ({ consent: parseConsent(stored), isChosen: stored !== null }), [stored]);
}

/** Stores a choice until the tab is closed. Returns false where the browser stores nothing. */
export function saveConsent(consent: Consent): boolean {
  try {
    sessionStorage.setItem(CONSENT_KEY, serializeConsent(consent));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}
