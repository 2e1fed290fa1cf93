// What a driver runs in the page, with an element that it has found.

export function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** What is typed into a field that is still loading would be lost. */
export const isEditable = (element: HTMLElement): boolean => !element.matches(":read-only");

export const isChecked = (element: HTMLElement): boolean => element.matches(":checked");

/** What is typed then replaces the value. */
export function selectText(element: HTMLElement): void {
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
}

/** Scrolls to an element, and tells its place; nothing while it is not shown or something covers it. */
export function placeOf(element: HTMLElement): number[] {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isFree = element.contains(top) || top?.contains(element);
  return isFree && element.checkVisibility({ visibilityProperty: true }) ? [x, y, width, height] : [];
}

/** Keeps a click from what it was not meant for: the page may move between the choice of a place and the click there. */
export function guardClick(element: HTMLElement): void {
  let pressed: EventTarget | null = null;
  const ended = new AbortController();
  // What the former click did not need is still there.
  Object(window).formerGuard?.abort();
  Object.assign(window, { hasHit: false, formerGuard: ended });
  const guard = (event: Event) => {
    const { target, type } = event;
    if (target instanceof Node && (element.contains(target) || target.contains(element))) {
      if (type === "pointerdown") pressed = target;
      // Where the page replaces what is pressed, the click goes to what is around it, or there is none.
      if (type === "click") Object.assign(window, { hasHit: target === pressed });
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
    addEventListener(type, guard, { capture: true, once: true, signal: ended.signal });
  }
}

/** Whether the guarded click was one on the element. Another page knows nothing of it: the click has led there. */
export const hasHit = (): boolean => Object(window).hasHit !== false;
