import { type Html, html } from "../page/html.ts";

interface Notice {
  title: string;
  content: Html;
}

/** A page shown in place of the Studio. */
function noticePage({ title, content }: Notice): Html {
  return html`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="/studio/icon.svg">
    <link rel="stylesheet" href="/studio/notice.css">
  </head>
  <body>
    <main>
      <img src="/studio/icon.svg" alt="" width="64" height="64">
      ${content}
    </main>
  </body>
</html>`;
}

/** The Content-Security-Policy of these pages: no scripts. */
export const NOTICE_POLICY = "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'";

/** Shown when the site reads another project's content, which a local Studio does not edit. */
export const ELSEWHERE_PAGE = noticePage({
  title: "El Studio está en otro sitio",
  content: html`<h1>El contenido no está en este equipo</h1>
      <p>
        Esta web lee sus textos y precios del proyecto de Sanity que nombran sus ajustes. Se editan en el Studio de ese
        proyecto: lo que se cambiara aquí no se vería en la web.
      </p>
      <p>
        Para trabajar con el contenido de este equipo, quita <code>SANITY_PROJECT_ID</code> y
        <code>SANITY_API_HOST</code> de <code>.env</code> y arranca otra vez.
      </p>`,
});

/** Shown until the Studio is built. A `Refresh` header reloads it, so it needs no script. */
export const PREPARING_PAGE = noticePage({
  title: "Preparando el Studio…",
  content: html`<h1>Estamos preparando el Studio</h1>
      <p>
        La primera vez se instala y se compila: tarda un minuto o dos. Esta página se abrirá sola en cuanto esté listo;
        la web ya funciona mientras tanto.
      </p>
      <p>
        Si tarda mucho más, el motivo está en el terminal: <code>npm start</code> cuenta cada paso y, si algo falla, por
        qué.
      </p>
      <p class="progress" role="status"><span></span>Preparando…</p>`,
});

/** Reload interval of the preparing page, in seconds. */
export const RELOAD_SECONDS = 3;
