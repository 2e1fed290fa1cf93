import { useMemo, useSyncExternalStore } from "react";
import { parseObject, TabStorage } from "./tab-storage.ts";

/** The optional scripts that a visitor allows. See docs/rules.md#script-consent. */
export interface Consent {
  analytics: boolean;
  calls: boolean;
}

export const CONSENT_PURPOSES = ["analytics", "calls"] as const satisfies (keyof Consent)[];

export const NO_CONSENT: Consent = { analytics: false, calls: false };

export const FULL_CONSENT: Consent = { analytics: true, calls: true };

/** See docs/rules.md#browser-storage. */
const storage = new TabStorage("consent");

/** Parses the stored choice. Only `true` counts as consent. */
export function parseConsent(stored: string | null): Consent {
  const { analytics, calls } = parseObject(stored);
  return { analytics: analytics === true, calls: calls === true };
}

function serializeConsent({ analytics, calls }: Consent): string {
  return JSON.stringify({ analytics, calls });
}

export function hasConsent(purpose: keyof Consent): boolean {
  return parseConsent(storage.read())[purpose];
}

/** The visitor's choice in this tab. No choice on the server and until the page is hydrated. */
export function useConsent(): { consent: Consent; isChosen: boolean } {
  const stored = useSyncExternalStore(storage.subscribe, storage.read, () => null);
  return useMemo(() => ({ consent: parseConsent(stored), isChosen: stored !== null }), [stored]);
}

/** Stores a choice until the tab is closed. Returns false when the browser refuses storage. */
export function saveConsent(consent: Consent): boolean {
  return storage.write(serializeConsent(consent));
}
