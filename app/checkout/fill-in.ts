/** Writes values into a form's controls as if they had been typed, so that they are checked; what is empty is left alone. */
export function fillIn(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (value === "" || !(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
