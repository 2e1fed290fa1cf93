/** What a visitor lets the site load besides what it needs (decisions 24): nothing, until it is allowed. */
export interface Consent {
  /** Measuring which pages are used. */
  analytics: boolean;
  /** The call button of an external provider. */
  calls: boolean;
}

/** The optional parts that a visitor chooses on. */
export const OPTIONAL_PARTS = ["analytics", "calls"] as const satisfies (keyof Consent)[];

export const NO_CONSENT: Consent = { analytics: false, calls: false };

/** Its key in the browser's `sessionStorage` (decisions 19). */
export const CONSENT_KEY = "consent";

/** Reads what was stored: whatever is not plainly a yes is a no. */
export function consentOf(stored: string | null): Consent {
  const said = parsed(stored);
  return { analytics: said.analytics === true, calls: said.calls === true };
}

/** A choice as it is stored. */
export function consentText({ analytics, calls }: Consent): string {
  return JSON.stringify({ analytics, calls });
}

function parsed(stored: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
