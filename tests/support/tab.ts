import type { Page } from "@playwright/test";

/** Finds elements in the page, or in an element. */
interface Finder {
  getByRole(role: Role, options?: { name?: string | RegExp; exact?: boolean; level?: number }): Target;
  getByLabel(text: string, options?: { exact?: boolean }): Target;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Target;
  /** By a CSS selector. */
  locator(selector: string): Target;
}

/** Keys that journeys press. */
export type KeyName = "ArrowDown" | "Enter" | "Escape";

export type Role = Parameters<Page["getByRole"]>[0];

/**
 * What a journey uses of Playwright's `Locator`: an element that is found anew at each use. What acts on it waits until it is there,
 * alone of its kind, and can be used.
 */
export interface Target extends Finder {
  first(): Target;
  last(): Target;
  click(): Promise<void>;
  check(): Promise<void>;
  hover(): Promise<void>;
  focus(): Promise<void>;
  /** Replaces the value of a field. */
  fill(value: string): Promise<void>;
  /** Types at the end of a field, key by key. */
  pressSequentially(text: string): Promise<void>;
  /** Chooses an option of a `select` by its value. */
  selectOption(value: string): Promise<unknown>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  textContent(): Promise<string | null>;
  waitFor(options?: { state: "visible" | "hidden" }): Promise<void>;
}

/**
 * What a journey uses of Playwright's `Page`, so that it runs in any browser: Playwright drives Chromium, `tests/engines/driven-tab.ts`
 * the others.
 */
export interface Tab extends Finder {
  keyboard: { press(key: KeyName): Promise<void> };
  goto(path: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  goForward(): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  /** Runs a function in the page. */
  evaluate(pageFunction: () => number): Promise<number>;
  evaluate(pageFunction: () => string | null | undefined): Promise<string | null | undefined>;
  evaluate(pageFunction: () => void): Promise<void>;
  /** Waits until a function in the page returns something true. */
  waitForFunction(pageFunction: (value: string) => unknown, value?: string): Promise<unknown>;
}
