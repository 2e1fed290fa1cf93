import type { JsonValue } from "../json/json-value.ts";
import { type Html, html } from "./html.ts";

/** A JSON value as a person reads it: objects as lists of names and values. */
export function bodyView(value: JsonValue): Html {
  if (value === null) return html`<span class="none">—</span>`;
  if (typeof value === "boolean") return html`<span class="flag">${value ? "sí" : "no"}</span>`;
  if (typeof value === "string") return value === "" ? html`<span class="none">vacío</span>` : html`${value}`;
  if (typeof value === "number") return html`${value}`;
  if (Array.isArray(value)) {
    return value.length === 0
      ? html`<span class="none">ninguno</span>`
      : html`<ul>${value.map((item) => html`<li>${bodyView(item)}</li>`)}</ul>`;
  }
  const fields = Object.entries(value).map(
    ([name, field]) => html`<div><dt>${name}</dt><dd>${bodyView(field)}</dd></div>`,
  );
  return html`<dl>${fields}</dl>`;
}
