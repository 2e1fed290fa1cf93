import { TabStorage } from "#app/analytics/tab-storage.ts";

/** Events of the current order that this tab has reported, so that 'Editar', Back or a reload reports none twice. */
const storage = new TabStorage("checkoutEvents");
/** Where the browser blocks storage: until the next page load. */
const inMemory = new Set<string>();

/** Remembers an event of the current order. Returns whether it is new. */
export function isNewEvent(name: string): boolean {
  const reported = new Set([...(storage.read() ?? "").split(" "), ...inMemory]);
  if (reported.has(name)) return false;
  inMemory.add(name);
  storage.write([...reported, name].join(" ").trim());
  return true;
}

/** Another order begins. */
export function forgetEvents(): void {
  inMemory.clear();
  storage.write("");
}
