/** Sets form controls and fires `input` events, so that they are validated like typed values. Empty values are skipped. */
export function fillIn(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (value === "" || !(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
