import type { MetaDescriptor } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import type { Locale } from "#app/i18n/languages.ts";
import { localeOf } from "#app/i18n/locale.ts";

/** The texts of error pages. In the code, unlike all others, because they are needed when Sanity cannot be reached. */
export const FAILURE_TEXTS = {
  es: {
    notFound: {
      title: "No encontramos esta página",
      text: "La dirección ha cambiado o tiene una errata. Busca tu duda en la ayuda, o elige adónde ibas.",
    },
    forbidden: {
      title: "No hemos podido comprobar tu formulario",
      text: "Vuelve a abrir la página y envíalo otra vez. Así nos aseguramos de que lo envías tú.",
    },
    tooLarge: {
      title: "El formulario es demasiado largo",
      text: "Vuelve atrás, acorta lo que has escrito y envíalo otra vez.",
    },
    failed: {
      title: "Algo ha fallado por nuestra parte",
      text: "Ya lo estamos mirando. Inténtalo de nuevo en un momento; si tenías un pedido a medias, sigue guardado.",
    },
    offline: {
      title: "No hay conexión",
      text: "No hemos podido cargar esta página. Comprueba tu conexión y vuelve a intentarlo.",
    },
    error: "Error",
    ways: "¿Adónde ibas?",
    kits: ["Alarmas para casa", "Piso, bajo, ático o chalet."],
    business: ["Alarmas para negocios", "Tienda, local u oficina."],
    prices: ["Precios", "La cuota de cada kit."],
    promotions: ["Promociones", "Las ofertas de ahora."],
    quiz: ["Calcula tu alarma", "No sé qué kit me va bien."],
    help: ["Ya tengo la alarma", "Ayuda, averías y teléfonos."],
    again: "Volver a intentarlo",
    search: "Buscar en la ayuda",
    find: "Buscar",
  },
  eu: {
    notFound: {
      title: "Ez dugu orri hau aurkitu",
      text: "Helbidea aldatu egin da, edo gaizki idatzita dago. Bilatu zure zalantza laguntzan, edo aukeratu nora zindoazen.",
    },
    forbidden: {
      title: "Ezin izan dugu zure formularioa egiaztatu",
      text: "Ireki berriro orria eta bidali beste behin. Horrela ziurtatzen dugu zuk bidaltzen duzula.",
    },
    tooLarge: {
      title: "Formularioa luzeegia da",
      text: "Egin atzera, laburtu idatzitakoa eta bidali berriro.",
    },
    failed: {
      title: "Zerbaitek huts egin digu",
      text: "Dagoeneko begiratzen ari gara. Saiatu berriro une bat barru; eskaera bat amaitu gabe bazenuen, gordeta jarraitzen du.",
    },
    offline: {
      title: "Ez dago konexiorik",
      text: "Ezin izan dugu orri hau kargatu. Egiaztatu konexioa eta saiatu berriro.",
    },
    error: "Errorea:",
    ways: "Nora zindoazen?",
    kits: ["Etxerako alarmak", "Pisua, behe-solairua, atikoa edo txaleta."],
    business: ["Negozioetarako alarmak", "Denda, lokala edo bulegoa."],
    prices: ["Prezioak", "Kit bakoitzaren kuota."],
    promotions: ["Promozioak", "Oraingo eskaintzak."],
    quiz: ["Kalkulatu zure alarma", "Ez dakit zein kit datorkidan ondo."],
    help: ["Dagoeneko alarma daukat", "Laguntza, matxurak eta telefonoak."],
    again: "Saiatu berriro",
    search: "Bilatu laguntzan",
    find: "Bilatu",
  },
} as const satisfies Record<Locale, object>;

export function failureStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Title and text of an error page: no connection, not found, a rejected form, or a failure. */
export function failureTexts(error: unknown, locale: Locale) {
  const texts = FAILURE_TEXTS[locale];
  // Undefined on the server.
  if (navigator.onLine === false && !isRouteErrorResponse(error)) return texts.offline;
  const status = failureStatus(error);
  if (status === 404) return texts.notFound;
  if (status === 413) return texts.tooLarge;
  return status < 500 ? texts.forbidden : texts.failed;
}

export function failureMeta(error: unknown, pathname: string): MetaDescriptor[] {
  const { title } = failureTexts(error, localeOf(pathname));
  return [{ title }, { name: "robots", content: "noindex" }];
}
