/** Like `setFields`, but leaves out empty values: those controls stay as they are. */
export function fillInKnown(form: HTMLFormElement, values: Record<string, string>): void {
  setFields(form, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")));
}

/**
 * Sets form controls by name, and fires `input` events, so that the values are validated like typed ones. An empty string empties a text
 * field, and sets a list to its first option.
 */
export function setFields(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (!control) continue;
    if (value === "" && control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** The current values of form controls, by name. */
export function readFields(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, controlOf(form, name)?.value ?? ""]));
}

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
}
