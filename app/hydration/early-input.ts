import type { EarlyField } from "./start-page.ts";
import { endHydration } from "./until-hydrated.ts";

/** The page's root and its lazy components that React has not hydrated yet. */
const waiting = new Set<object>();
const INPUT = ["click", "input", "change"];

/**
 * True until the next repeat after React has hydrated a part. An event that made React hydrate it has changed its field already: React
 * takes the new state for the first one, and calls no handler.
 */
let isJustHydrated = false;

/** Repeats what the visitor did (`start-page.ts`) once React has hydrated a part of the page. */
export function waitFor(part: object): void {
  if (window.earlyInput) waiting.add(part);
}

export function repeatEarlyInput(part: object): void {
  waiting.delete(part);
  isJustHydrated = true;
  // Not within a click: at its end React resets fields to what it knows.
  setTimeout(repeat);
}

/** Forgets what React answers. Call it after `hydrateRoot`: React's own listener comes first, and stops what it cannot answer yet. */
export function forgetAnswered(root: Element): void {
  /** A box whose click React has answered. It ignores the events of one that the browser restores. */
  let clicked: EventTarget | null = null;
  const forget = ({ type, target, cancelBubble }: Event) => {
    const early = window.earlyInput;
    if (!early || cancelBubble) return;
    if (type === "click") {
      clicked = isJustHydrated ? null : target;
      if (target instanceof Element && early.clicks.at(-1) === target.closest("button[type=button]"))
        early.clicks.pop();
      return;
    }
    const field = early.stateOf(target);
    if (!field || isJustHydrated || (isBox(field.element) && target !== clicked)) return;
    early.fields.delete(field.name + field.index);
  };
  for (const type of INPUT) root.addEventListener(type, forget, true);
}

const isBox = ({ type }: EarlyField["element"]) => type === "checkbox" || type === "radio";

/** Browsers and password managers fill fields without an event. Call it before hydration. */
export function noteFilledFields(): void {
  for (const target of document.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
    const isFilled =
      target instanceof HTMLSelectElement
        ? target.selectedIndex > 0 && !target.selectedOptions[0]?.defaultSelected
        : isBox(target)
          ? target.checked !== target.defaultChecked
          : target.value !== target.defaultValue;
    if (isFilled) window.earlyInput?.note({ type: "input", target });
  }
}

function repeat(): void {
  const early = window.earlyInput;
  if (!early) return;
  isJustHydrated = false;
  const { focused } = early;
  if (focused && !focused.element.isConnected && document.activeElement === document.body) find(focused)?.focus();
  const fields = [...early.fields.values()];
  early.fields.clear();
  for (const field of fields) {
    const element = find(field);
    if (!element) continue;
    repeatField(element, field);
    // React did not answer, and may have reset it.
    const key = field.name + field.index;
    if (early.fields.has(key)) early.fields.set(key, { ...field, element });
  }
  for (const button of early.clicks.splice(0)) (button.isConnected ? button : sameButton(button))?.click();
  // What opens on focus, such as the main menu.
  document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  if (waiting.size > 0 || isJustHydrated) return;
  for (const type of [...INPUT, "focusin"]) removeEventListener(type, early.note, true);
  endHydration();
}

const find = ({ element, name, index }: EarlyField) =>
  element.isConnected ? element : window.earlyInput?.stateOf(document.getElementsByName(name)[index])?.element;

const sameButton = ({ textContent, ariaLabel }: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>("button[type=button]")].find(
    (button) => button.textContent === textContent && button.ariaLabel === ariaLabel,
  );

function repeatField(field: EarlyField["element"], { value, checked }: EarlyField): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isBox(field)) {
    // React reports a click only if it changes the state that React knows, so the state before the click is set first.
    if (!(field instanceof HTMLInputElement) || (field.type === "radio" && !checked)) return;
    field.checked = !checked;
    field.click();
  } else {
    const { selectionStart, selectionEnd } = field;
    // React watches the element's own `value`, not that of its prototype.
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    // The address is read when its field is left.
    if (field !== document.activeElement)
      queueMicrotask(() => field.dispatchEvent(new Event("change", { bubbles: true })));
    else if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }
}
