/** A control that the visitor can use. */
type Control = HTMLAnchorElement | HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLAnchorElement ||
  element instanceof HTMLButtonElement ||
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/**
 * Reads what a visitor did with a control before React answered for it: a click on a button, or a field's present value. Returns a
 * function that tells React. All controls are read before the first is told, because React then resets others to what it knows.
 */
export function readInput(control: Control): () => void {
  if (control instanceof HTMLAnchorElement || control instanceof HTMLButtonElement) return () => control.click();
  const { value } = control;
  if (control instanceof HTMLSelectElement) return () => repeatChoice(control, value);
  if (control instanceof HTMLTextAreaElement) return () => repeatTyping(control, value);
  const { checked, type } = control;
  if (type === "checkbox" || (type === "radio" && checked)) return () => repeatTick(control, checked);
  return type === "radio" ? () => undefined : () => repeatTyping(control, value);
}

/** The fields that differ from the sent page. Some browsers fill them in again after a reload, without an event. */
export function changedFields(): Element[] {
  return [...document.querySelectorAll("input, select, textarea")].filter((field) => {
    if (field instanceof HTMLSelectElement) return !isFirstChoice(field.selectedOptions[0], [...field.options]);
    if (field instanceof HTMLInputElement && isTickable(field)) return field.checked !== field.defaultChecked;
    return (
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue
    );
  });
}

const isTickable = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

const isFirstChoice = (selected: HTMLOptionElement | undefined, options: HTMLOptionElement[]) =>
  selected === (options.find((option) => option.defaultSelected) ?? options[0]);

function repeatChoice(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** React only reports a box whose state differs from the one that it knows. */
function repeatTick(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

/** As `repeatTick`. React watches the `value` of the element, not that of its prototype. A field that was left is changed too, once React knows its text. */
function repeatTyping(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field !== document.activeElement)
    queueMicrotask(() => field.dispatchEvent(new Event("change", { bubbles: true })));
}

/** Tells React where focus and pointer are, for what opens on them, such as the main menu. */
export function repeatFocusAndHover(): void {
  const { activeElement, body } = document;
  if (activeElement !== body) activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  // On a touch screen the element of the last tap counts as hovered.
  if (!matchMedia("(hover: hover)").matches) return;
  const hovered = [...document.querySelectorAll(":hover")].at(-1);
  hovered?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
}
