import { isControl, readInput } from "./repeat-input.ts";

/**
 * Calls back once, when an element comes into view or is used: with a promise that waits for the end of a tap, and the
 * buttons that are clicked until then, by their position among the controls. Their clicks wait too. Returns a function that ends the
 * wait.
 */
export function whenNeeded(
  element: HTMLElement,
  callback: (isReleased: Promise<void> | undefined, clicked: number[]) => void,
): () => void {
  const clicked: number[] = [];
  const record = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    clicked.push(controlsOf(element).indexOf(button));
  };
  const start = (isReleased?: Promise<void>) => {
    stop();
    callback(isReleased, clicked);
  };
  const startOnFocus = () => start();
  const startOnTap = () => start(untilReleased());
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && start(),
    SEEN,
  );
  const stop = () => {
    observer.disconnect();
    element.removeEventListener("focusin", startOnFocus);
    element.removeEventListener("pointerdown", startOnTap);
  };
  for (const child of element.children) observer.observe(child);
  element.addEventListener("focusin", startOnFocus);
  element.addEventListener("pointerdown", startOnTap);
  element.addEventListener("click", record);
  return () => {
    stop();
    element.removeEventListener("click", record);
  };
}

/** What is only the space above a section, at the bottom of the screen, is not seen yet. */
const SEEN = { rootMargin: "0px 0px -80px" };

/** Waits until the visitor lifts the finger and the click is dispatched. */
function untilReleased(): Promise<void> {
  return new Promise((resolve) => {
    const afterClick = () => setTimeout(resolve);
    for (const type of ["pointerup", "pointercancel"]) window.addEventListener(type, afterClick, { once: true });
  });
}

/** Lets the clicks happen that waited, as they do without JavaScript. */
export function giveUp(element: HTMLElement, clicked: number[]): void {
  for (const position of clicked) controlsOf(element)[position]?.click();
}

/** Replaces the content of an element by the same content of React, and keeps its focus and what the visitor did. */
export function takeOver(element: HTMLElement, clicked: number[], replace: () => void): void {
  const before = controlsOf(element);
  const focused = before.findIndex((control) => control.matches(":focus"));
  const wasOpen = detailsOf(element).map(({ open }) => open);
  replace();
  const after = controlsOf(element);
  for (const [position, details] of detailsOf(element).entries()) details.open ||= wasOpen[position] === true;
  after[focused]?.focus({ preventScroll: true });
  for (const [position, control] of after.entries()) {
    if (copyValue(before[position], control)) readInput(control)();
  }
  for (const position of clicked) after[position]?.click();
}

/**
 * The links among them, one of which may have the focus. Without hidden fields: React may show others than the server sent, and a control
 * is found again by its position.
 */
const controlsOf = (element: HTMLElement) =>
  [...element.querySelectorAll("a, button, input:not([type=hidden]), select, textarea")].filter(isControl);

const detailsOf = (element: HTMLElement) => [...element.querySelectorAll("details")];

type Control = ReturnType<typeof controlsOf>[number];

const hasValue = (control: Control | undefined) =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;

/** Returns whether the value is another one. */
function copyValue(from: Control | undefined, to: Control): boolean {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.checked !== to.checked) {
    to.checked = from.checked;
    return true;
  }
  if (!hasValue(from) || !hasValue(to) || from.value === to.value) return false;
  to.value = from.value;
  return true;
}
