/**
 * A value in `sessionStorage`, which lasts until the tab is closed. Components subscribe to it with `useSyncExternalStore`. It stays
 * empty where the browser blocks storage.
 */
export class TabStorage {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();

  constructor(key: string) {
    this.#key = key;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): string | null => {
    try {
      return sessionStorage.getItem(this.#key);
    } catch {
      return null;
    }
  };

  /** Returns false if the browser did not store the value. */
  write(value: string): boolean {
    try {
      sessionStorage.setItem(this.#key, value);
    } catch {
      return false;
    }
    for (const listener of this.#listeners) listener();
    return true;
  }
}

/** Parses a stored JSON object. Anything else counts as an empty object, because visitors can edit their storage. */
export function parseObject(stored: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
