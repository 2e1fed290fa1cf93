import type { ReceivedRequest } from "#sandbox/recorder/received-log.ts";
import { bodyView } from "./body-view.ts";
import { type Html, html } from "./html.ts";

const TIME = new Intl.DateTimeFormat("es-ES", { dateStyle: "short", timeStyle: "medium", timeZone: "Europe/Madrid" });

/** One request, as a card that opens on its body and answer. The newest of its group is open. */
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
      <section><h3>Recibido</h3>${bodyView(body)}${key ? html`<p class="key">Idempotency-Key <code>${key}</code></p>` : ""}</section>
      <section><h3>Respuesta</h3>${bodyView(answer)}</section>
    </div>
  </details>`;
}
