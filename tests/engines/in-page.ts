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
  Object.assign(window, { hasMissed: false });
  const guard = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Node) || element.contains(target) || target.contains(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    Object.assign(window, { hasMissed: true });
  };
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
    addEventListener(type, guard, { capture: true, once: true });
  }
}

/** Whether the guarded click hit something else. */
export const hasMissed = (): boolean => Object(window).hasMissed === true;
