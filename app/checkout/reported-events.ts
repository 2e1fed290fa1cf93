import { TabStorage } from "#app/analytics/tab-storage.ts";
import { hasConsent } from "#app/analytics/use-consent.ts";

const KEY = "checkoutEvents";

/** How long the events of one tab count for the others, in milliseconds: as long as a visit lasts for analytics. */
const VISIT_MS = 30 * 60_000;

/** Events of the current order that this tab has reported, so that 'Editar', Back or a reload reports none twice. */
const storage = new TabStorage(KEY);
/** Where the browser blocks storage: until the next page load. */
const inMemory = new Set<string>();

/** Remembers an event of the current order. Returns whether no tab has reported it. */
export function isNewEvent(name: string): boolean {
  const reported = new Set([...(storage.read() ?? "").split(" "), ...eventsOfTabs(), ...inMemory]);
  if (reported.has(name)) return false;
  inMemory.add(name);
  const names = [...reported, name].join(" ").trim();
  storage.write(names);
  if (hasConsent("analytics")) shareWithTabs(names);
  return true;
}

/** Another order begins. */
export function forgetEvents(): void {
  inMemory.clear();
  storage.write("");
  shareWithTabs("");
}

/** The events that all tabs of this visit have reported. */
function eventsOfTabs(): string[] {
  try {
    const [time, ...names] = (localStorage.getItem(KEY) ?? "").split(" ");
    return Date.now() - Number(time) < VISIT_MS ? names : [];
  } catch {
    return [];
  }
}

function shareWithTabs(names: string): void {
  try {
    if (names === "") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, `${Date.now()} ${names}`);
  } catch {
    // Each tab then knows its own events alone.
  }
}
