import { html } from "../page/html.ts";
import { noticePage } from "./notice-pages.ts";

/** Where the site reads its content from elsewhere: a Studio here would edit a lake that nobody reads. */
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
