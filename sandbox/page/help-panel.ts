import { SAMPLE_DOCUMENTS, SAMPLE_NUMBERS, type Sample } from "#sandbox/backends/alarms/test-data.ts";
import type { FailureRule } from "#sandbox/recorder/failure-rules.ts";
import { type Html, html } from "./html.ts";

/** Examples of failure rules. */
const EXAMPLES: readonly { title: string; rule: FailureRule }[] = [
  { title: "El backend no responde a tiempo", rule: { service: "alarms", delayMs: 15_000 } },
  {
    title: "Un pedido se acepta, pero su respuesta se pierde",
    rule: { service: "alarms", path: "/address", status: 503, times: 1, afterAccepting: true },
  },
  { title: "El contenido está caído", rule: { service: "lake", status: 500, message: "Sin contenido" } },
];

/** Test data and failure rules. */
export function helpPanel(baseUrl: string, rules: readonly FailureRule[]): Html {
  return html`<aside id="help">
    <h2>Para probar</h2>
    <h3>Teléfonos conocidos</h3>
    ${sampleList(SAMPLE_NUMBERS)}
    <p>A cualquier otro número se le cree lo que declara quien compra.</p>
    <h3>Documentos y cuentas válidos</h3>
    ${sampleList(SAMPLE_DOCUMENTS)}
    <h3>Provocar fallos</h3>
    <div id="failures">${activeRules(rules)}</div>
    ${EXAMPLES.map(({ title, rule }) => html`<p>${title}</p><pre>${putCommand(baseUrl, rule)}</pre>`)}
    <p>Quitarlos todos</p>
    <pre>curl -X DELETE ${baseUrl}/failures</pre>
    <p>
      Campos: <code>service</code> (alarms, lake, node, services, emails, places), <code>path</code> (su comienzo; con
      <code>exact</code>, entera), <code>status</code>, <code>message</code>, <code>delayMs</code>, <code>answerDelayMs</code>, <code>times</code>,
      <code>afterAccepting</code> (hace el trabajo y después falla) y <code>broken</code>, en lugar de <code>status</code> (hang, reset, garbage, shape,
      empty, half, huge).
    </p>
  </aside>`;
}

function sampleList(samples: readonly Sample[]): Html {
  const items = samples.map(
    ({ value, meaning }) =>
      html`<li><button type="button" data-copy="${value}" title="Copiar">${value}</button><span class="meaning">${meaning}</span></li>`,
  );
  return html`<ul class="samples">${items}</ul>`;
}

function activeRules(rules: readonly FailureRule[]): Html {
  if (rules.length === 0) return html`<p class="calm">Ninguno activo: todo responde con normalidad.</p>`;
  return html`<p class="alert">Activos ahora:</p>${rules.map((rule) => html`<pre>${JSON.stringify(rule)}</pre>`)}`;
}

function putCommand(baseUrl: string, rule: FailureRule): string {
  return `curl -X PUT ${baseUrl}/failures \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(rule)}'`;
}
