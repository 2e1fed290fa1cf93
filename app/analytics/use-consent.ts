import { useMemo, useSyncExternalStore } from "react";
import { CONSENT_KEY, type Consent, consentOf, consentText } from "./consent.ts";

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this tab's storage holds; null where nothing was chosen, and where the browser keeps nothing for us. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}

/** Whether the visitor allowed a part, at this moment. */
export function hasConsent(part: keyof Consent): boolean {
  return consentOf(stored())[part];
}

/** The visitor's choice in this tab, and whether there is one; on the server and at first, none. */
export function useConsent(): { consent: Consent; isChosen: boolean } {
  const text = useSyncExternalStore(listen, stored, () => null);
  return useMemo(() => ({ consent: consentOf(text), isChosen: text !== null }), [text]);
}

/** Keeps a choice until the tab is closed, and tells whoever loads optional scripts. False where the browser keeps nothing. */
export function saveConsent(consent: Consent): boolean {
  try {
    sessionStorage.setItem(CONSENT_KEY, consentText(consent));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}
