import { line, link, paragraph, rank, slug } from "./sections-seed-values.ts";

const category = (id: string, title: string, nice: string, position: number, more: object = {}) => ({
  _id: `category-${id}`,
  _type: "faqCategory",
  categoria: id,
  title: line(title),
  nice: slug(nice),
  orderRank: rank(position),
  ...more,
});

export const question = (name: string, title: string, of: string, position: number, more: object = {}) => ({
  _id: `faq-${name}`,
  _type: "faq",
  title: line(title),
  slug: slug(name),
  desc: paragraph(`Respuesta a «${title}».`),
  category: { _type: "reference", _ref: `category-${of}` },
  orderRank: rank(position),
  ...more,
});

export const HELP = [
  category("alarma", "La alarma de Yoigo", "la-alarma", 1, { text: line("Kit, app y avisos") }),
  category("facturacion", "Precio y Factura", "precio-y-factura", 2),
  category("servicio", "Servicio", "servicio", 3),
  question("como-funciona", "¿Cómo funciona la alarma?", "alarma", 1, {
    link: link("Los accesorios", "/accesorios-alarma"),
  }),
  question("sin-luz", "¿Y si se va la luz?", "alarma", 2, {
    open: true,
    keywords: line("apagón, cortes de electricidad"),
    mostAsked: true,
  }),
  question("cuanto-cuesta", "¿Cuánto cuesta al mes?", "facturacion", 1, { linkedWithoutTab: true }),
  question("primera-factura", "¿Qué lleva la primera factura?", "facturacion", 2),
  question("averias", "¿A quién llamo si algo falla?", "servicio", 1, {
    linkedWithoutTab: true,
    mostAsked: true,
    link: link("Ver los teléfonos", "/contacto"),
  }),
  question("horario", "¿Qué horario tenéis?", "servicio", 2),
];
