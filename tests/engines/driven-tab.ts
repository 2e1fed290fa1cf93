import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type { KeyName, Role, Tab, Target } from "#tests/support/tab.ts";
import { findElement, type Pattern, type Step } from "./find-element.ts";
import { guardClick, hasHit, isChecked, isEditable, isShown, placeOf, selectText } from "./in-page.ts";

/** What a browser's driver does for a tab. */
export interface Driver<Handle> {
  goto(url: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  goForward(): Promise<unknown>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Result>(pageFunction: (value: string) => Result, value?: string): Promise<Awaited<Result>>;
  addScript(script: string): Promise<unknown>;
  find(pageFunction: typeof findElement, steps: readonly Step[]): Promise<Handle | null>;
  /** Runs a function with an element. */
  read<Result>(
    handle: Handle,
    pageFunction: (element: HTMLElement, value: string) => Result,
    value?: string,
  ): Promise<Awaited<Result>>;
  click(handle: Handle): Promise<void>;
  hover(handle: Handle): Promise<void>;
  type(handle: Handle, text: string): Promise<void>;
  /** Chooses an option of a `select` by its value. */
  choose(handle: Handle, value: string): Promise<unknown>;
  press(key: KeyName): Promise<void>;
  /** Whether an error says that the page has changed meanwhile. */
  isStale(error: unknown): boolean;
}

/** Milliseconds. As Playwright waits. */
const POLLING = { timeout: 30_000, intervals: [50] };

/** What finds elements by role, label and text in the page. */
const LIBRARY = readFileSync("node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js", "utf8");

const patternOf = (text: string | RegExp): Pattern =>
  typeof text === "string" ? text : { source: text.source, flags: text.flags };

/** The page and each element find elements in themselves. */
abstract class Finder<Handle> {
  protected readonly driver: Driver<Handle>;
  protected readonly steps: readonly Step[];

  constructor(driver: Driver<Handle>, steps: readonly Step[]) {
    this.driver = driver;
    this.steps = steps;
  }

  getByRole(role: Role, { name, ...options }: { name?: string | RegExp; exact?: boolean; level?: number } = {}) {
    return this.step({ by: "role", role, ...options, name: name === undefined ? name : patternOf(name) });
  }

  getByLabel(text: string, options: { exact?: boolean } = {}) {
    return this.step({ by: "label", text, ...options });
  }

  getByText(text: string | RegExp, options: { exact?: boolean } = {}) {
    return this.step({ by: "text", text: patternOf(text), ...options });
  }

  locator(selector: string) {
    return this.step({ by: "selector", selector });
  }

  protected step(step: Step) {
    return new DrivenTarget(this.driver, [...this.steps, step]);
  }
}

/** A tab of a browser that Playwright does not drive, used as one of Playwright's. */
export class DrivenTab<Handle> extends Finder<Handle> implements Tab {
  readonly #siteUrl: string;

  constructor(driver: Driver<Handle>, siteUrl: string) {
    super(driver, []);
    this.#siteUrl = siteUrl;
  }

  readonly keyboard = { press: (key: KeyName) => this.driver.press(key) };

  goto(path: string) {
    return this.driver.goto(new URL(path, this.#siteUrl).href);
  }

  goBack() {
    return this.driver.goBack();
  }

  goForward() {
    return this.driver.goForward();
  }

  /** Again if need be: WebKit may tell the size of its window and that of the page in it from before and after a change. */
  async setViewportSize(size: { width: number; height: number }) {
    await until(this.driver, `${size.width} px wide`, async () => {
      await this.driver.resize(size);
      return (await this.driver.evaluate(() => window.innerWidth)) === size.width;
    });
  }

  evaluate<Result>(pageFunction: () => Result) {
    return this.driver.evaluate(pageFunction);
  }

  async waitForFunction(pageFunction: (value: string) => unknown, value?: string) {
    await until(this.driver, String(pageFunction), async () =>
      Boolean(await this.driver.evaluate(pageFunction, value)),
    );
  }
}

/** Tries until an attempt succeeds. A page that changes meanwhile counts as an attempt without success. */
async function until<Handle>(driver: Driver<Handle>, message: string, attempt: () => Promise<boolean>): Promise<void> {
  const tryOnce = async () => {
    try {
      return await attempt();
    } catch (error) {
      if (driver.isStale(error)) return false;
      throw error;
    }
  };
  await expect.poll(tryOnce, { message, ...POLLING }).toBe(true);
}

class DrivenTarget<Handle> extends Finder<Handle> implements Target {
  first() {
    return this.step({ by: "position", position: 0 });
  }

  last() {
    return this.step({ by: "position", position: -1 });
  }

  click() {
    return this.#act((handle) => this.#click(handle));
  }

  check() {
    return this.#act(async (handle) => (await this.driver.read(handle, isChecked)) || this.#click(handle));
  }

  hover() {
    return this.#act((handle) => this.driver.hover(handle));
  }

  focus() {
    return this.#act((handle) => this.driver.read(handle, (element) => element.focus()));
  }

  fill(value: string) {
    return this.#act(async (handle) => {
      await this.driver.read(handle, selectText);
      await this.driver.type(handle, value);
    }, isEditable);
  }

  pressSequentially(text: string) {
    return this.#act((handle) => this.driver.type(handle, text), isEditable);
  }

  selectOption(value: string) {
    return this.#act((handle) => this.driver.choose(handle, value));
  }

  inputValue() {
    return this.#read((element) => ("value" in element ? String(element.value) : ""));
  }

  getAttribute(name: string) {
    return this.#read((element, attribute) => element.getAttribute(attribute), name);
  }

  textContent() {
    return this.#read((element) => element.textContent);
  }

  async waitFor({ state }: { state: "visible" | "hidden" } = { state: "visible" }) {
    await this.#until(state, async () => {
      const handle = await this.#find();
      const isVisible = handle !== null && (await this.driver.read(handle, isShown));
      return isVisible === (state === "visible");
    });
  }

  /** Returns whether the click hit the element. */
  async #click(handle: Handle): Promise<boolean> {
    await this.driver.read(handle, guardClick);
    await this.driver.click(handle);
    // A click that leads to another page has hit, also when the page cannot tell any more.
    return await this.driver.evaluate(hasHit).catch(() => true);
  }

  async #find(): Promise<Handle | null> {
    if (!(await this.driver.evaluate(() => "TestingLibraryDom" in window))) await this.driver.addScript(LIBRARY);
    return await this.driver.find(findElement, this.steps);
  }

  async #read<Value>(read: (element: HTMLElement, value: string) => Value, argument?: string) {
    const values: Awaited<Value>[] = [];
    await this.#until("there", async () => {
      const handle = await this.#find();
      if (handle) values.push(await this.driver.read(handle, read, argument));
      return values.length > 0;
    });
    const [value] = values;
    if (value === undefined) throw new Error(`No value: ${JSON.stringify(this.steps)}`);
    return value;
  }

  /** Acts on the element in the middle of the window, once it stands still and nothing covers it; again if that returns `false`. */
  async #act(act: (handle: Handle) => Promise<unknown>, isReady?: (element: HTMLElement) => boolean): Promise<void> {
    let before: number[] = [];
    await this.#until("usable", async () => {
      const handle = await this.#find();
      const place = handle ? await this.driver.read(handle, placeOf) : [];
      const isUsable = place.length > 0 && place.every((value, index) => isStill(value, before[index]));
      before = place;
      if (!handle || !isUsable || (isReady && !(await this.driver.read(handle, isReady)))) return false;
      return (await act(handle)) !== false;
    });
  }

  #until(state: string, attempt: () => Promise<boolean>): Promise<void> {
    return until(this.driver, `${state}: ${JSON.stringify(this.steps)}`, attempt);
  }
}

/** Firefox moves an element by a pixel each time that it is scrolled to the middle. */
const isStill = (value: number, before = Number.NaN) => Math.abs(value - before) < 2;
