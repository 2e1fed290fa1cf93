import { html } from "../page/html.ts";
import { noticePage } from "./notice-pages.ts";

/** While there is no build of the Studio. It is asked for again by a `Refresh` header, so it needs no script. */
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

/** Seconds until it is asked for again. */
export const ASK_AGAIN_SECONDS = 3;
