import { join } from "node:path";
import express, { Router } from "express";
import type { ReceivedRequest } from "#sandbox/recorder/received-log.ts";
import type { Recorder } from "#sandbox/recorder/recorder.ts";
import { helpPanel } from "./help-panel.ts";
import { type Html, html } from "./html.ts";
import { requestCard } from "./request-card.ts";
import { groupByKind, type Kind } from "./request-kinds.ts";

/** Visitors' data must not run as a script. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'";

/** `GET /`: the page with the recorded requests, and its assets. */
export function pageRoutes(recorder: Recorder, siteUrl: string): Router {
  const routes = Router();
  routes.use("/page", express.static(join(import.meta.dirname, "assets"), { index: false }));
  routes.get("/", (request, response) => {
    const baseUrl = `http://localhost:${request.socket.localPort}`;
    response.set({ "Content-Security-Policy": CONTENT_SECURITY_POLICY, "Cache-Control": "no-store" });
    response.send(page(recorder, { baseUrl, siteUrl }).text);
  });
  return routes;
}

/** Requests of each kind on the page. `GET /received` has all. */
const MAX_SHOWN = 50;

interface PageUrls {
  /** URL of the sandbox. */
  baseUrl: string;
  siteUrl: string;
}

function page({ received, failures }: Recorder, { baseUrl, siteUrl }: PageUrls): Html {
  const groups = groupByKind(received.requests);
  const filled = groups.filter(({ requests }) => requests.length > 0);
  return html`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sandbox · lo que reciben los demás sistemas</title>
    <link rel="stylesheet" href="/page/page.css">
    <link rel="icon" href="data:,">
    <script type="module" src="/page/live.js"></script>
  </head>
  <body>
    <header>
      <div>
        <h1>Sandbox</h1>
        <p>Lo que en producción reciben los sistemas de otras empresas.</p>
      </div>
      <nav aria-label="Direcciones">
        <a href="${siteUrl}">La tienda</a>
        <a href="/studio">El contenido (Studio)</a>
        <a href="/studio/embudo">Embudo de ventas</a>
        <a href="/lake">El contenido (API)</a>
        <a href="/received">Todo en JSON</a>
        <span id="live" role="status">Sin conexión en directo</span>
      </nav>
    </header>
    <div class="layout">
      <main id="received">
        ${filled.length === 0 ? empty(siteUrl) : html`${index(filled)}${filled.map(section)}`}
      </main>
      ${helpPanel(baseUrl, failures.rules)}
    </div>
  </body>
</html>`;
}

function empty(siteUrl: string): Html {
  return html`<p class="empty">
    Todavía no ha llegado nada. Haz un pedido en <a href="${siteUrl}">la tienda</a> y aparecerá aquí al momento.
  </p>`;
}

interface Group {
  kind: Kind;
  requests: ReceivedRequest[];
}

function index(groups: readonly Group[]): Html {
  const links = groups.map(
    ({ kind, requests }) => html`<a href="#${kind.id}">${kind.title} <b>${requests.length}</b></a>`,
  );
  return html`<nav class="index" aria-label="Tipos de petición">${links}</nav>`;
}

function section({ kind, requests }: Group): Html {
  const shown = requests.slice(0, MAX_SHOWN);
  const hidden = requests.length - shown.length;
  return html`<section class="group" id="${kind.id}">
    <h2>${kind.title} <span class="count">${requests.length}</span></h2>
    ${shown.map((request, index) => requestCard(request, index === 0))}
    ${hidden > 0 ? html`<p class="calm">Y ${hidden} más antiguas, en <a href="/received">/received</a>.</p>` : ""}
  </section>`;
}
