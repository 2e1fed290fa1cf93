import { type Html, html } from "../page/html.ts";

/** While there is no build of the Studio. It is asked for again by a `Refresh` header, so it needs no script. */
export const PREPARING_PAGE: Html = html`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Preparando el Studio…</title>
    <link rel="icon" href="/studio/icon.svg">
    <link rel="stylesheet" href="/studio/preparing.css">
  </head>
  <body>
    <main>
      <img src="/studio/icon.svg" alt="" width="64" height="64">
      <h1>Estamos preparando el Studio</h1>
      <p>
        La primera vez se instala y se compila: tarda un minuto o dos. Esta página se abrirá sola en cuanto esté listo;
        la web ya funciona mientras tanto.
      </p>
      <p>
        Si tarda mucho más, el motivo está en el terminal: <code>npm start</code> cuenta cada paso y, si algo falla, por
        qué.
      </p>
      <p class="progress" role="status"><span></span>Preparando…</p>
    </main>
  </body>
</html>`;

/** Seconds until it is asked for again. */
export const ASK_AGAIN_SECONDS = 3;

/** It may load its own picture and style, and nothing runs. */
export const PREPARING_POLICY = "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'";
