import type { JsonValue } from "local-content-lake/json";
import type { ReceivedRequest } from "#sandbox/recorder/received-log.ts";
import { type Html, html } from "./html.ts";

const TIME = new Intl.DateTimeFormat("es-ES", { dateStyle: "short", timeStyle: "medium", timeZone: "Europe/Madrid" });

/** A request as a card that expands to its body and response. */
export function requestCard(request: ReceivedRequest, isOpen: boolean): Html {
  const { id, at, method, service, path, headers, body, status, answer, repeat } = request;
  const key = headers["idempotency-key"];
  const opening = isOpen ? html`<details class="card" id="${id}" open>` : html`<details class="card" id="${id}">`;
  return html`${opening}
    <summary>
      <span class="status ${status < 400 ? "good" : "bad"}">${status}</span>
      <code>${method} /${service}${path}</code>
      ${repeat ? html`<span class="tag">repetida</span>` : ""}
      <time datetime="${at}">${TIME.format(new Date(at))}</time>
    </summary>
    <div class="columns">
      <section><h3>Recibido</h3>${jsonView(body)}${key ? html`<p class="key">Idempotency-Key <code>${key}</code></p>` : ""}</section>
      <section><h3>Respuesta</h3>${jsonView(answer)}</section>
    </div>
  </details>`;
}

/** A JSON value as definition lists. */
function jsonView(value: JsonValue): Html {
  if (value === null) return html`<span class="none">—</span>`;
  if (typeof value === "boolean") return html`<span class="flag">${value ? "sí" : "no"}</span>`;
  if (typeof value === "string") return value === "" ? html`<span class="none">vacío</span>` : html`${value}`;
  if (typeof value === "number") return html`${value}`;
  if (Array.isArray(value)) {
    return value.length === 0
      ? html`<span class="none">ninguno</span>`
      : html`<ul>${value.map((item) => html`<li>${jsonView(item)}</li>`)}</ul>`;
  }
  const fields = Object.entries(value).map(
    ([name, field]) => html`<div><dt>${name}</dt><dd>${jsonView(field)}</dd></div>`,
  );
  return html`<dl>${fields}</dl>`;
}
