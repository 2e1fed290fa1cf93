import {
  iconText,
  line,
  link,
  paragraph,
  picture,
  reference,
  search,
  slug,
  step,
  text,
} from "./sections-seed-values.ts";

const ICONS = ["shield", "clock", "euro", "wrench"];

const offer = (name: string) => reference(`promo-${name}`);

/** Every kind of section once. Its key is its type. */
const SECTIONS = {
  heroSection: {
    title: line("Todas las secciones"),
    text: text("Una de cada."),
    image: picture("hero-home.png", "Un kit"),
    link: link("Ver los kits", "/#kits"),
  },
  promoBannerSection: { promo: { _type: "reference", _ref: "promo-no-end" } },
  benefitsSection: { benefits: ICONS.map((icon) => iconText(icon, `Ventaja ${icon}`)) },
  kitsSection: { title: line("Elige tu kit"), segment: "home" },
  kitOfferSection: { title: line("Un kit"), kit: { _type: "reference", _ref: "kit-negocios" } },
  pricesSection: { title: line("Precios para casa"), segment: "home", note: text("Precios válidos en la península.") },
  costSection: { title: line("Lo que pagas"), text: text("Mes a mes."), segment: "home" },
  compareSection: { title: line("Uno al lado del otro"), segment: "business" },
  territorySection: { title: line("Según dónde vivas"), text: text("Elige.") },
  offersSection: { title: line("Ofertas"), offers: ["tariff", "no-end", "ended-yesterday"].map(offer) },
  accessoriesSection: {
    title: line("Accesorios"),
    text: text("Lo que puedes añadir."),
    display: "slider",
    group: "all",
    link: link("Ver todos", "/accesorios-alarma"),
  },
  featuresSection: {
    title: line("Qué ofrece"),
    image: picture("kit-chalet.png", "El kit para chalets"),
    features: ICONS.map((icon) => iconText(icon, `Característica ${icon}`, "Con su explicación.")),
  },
  reasonsSection: {
    title: line("Razones"),
    reasons: ICONS.map((icon) => iconText(icon, `Razón ${icon}`, "Con su explicación.")),
  },
  guaranteeSection: {
    title: line("Una empresa de seguridad"),
    text: text("Instala y vigila."),
    link: link("Conócela", "/"),
    image: picture("kit-piso.png", "El kit para pisos"),
  },
  stepsSection: { title: line("Pasos"), steps: ICONS.map((name) => step(name)) },
  pictureTextSection: {
    title: line("Vigilada a todas horas"),
    body: paragraph("Si salta, la central lo comprueba y avisa a la policía."),
    image: picture("kit-local.png", "El kit para locales"),
    imageSide: "left",
    link: link("Saber más", "/"),
  },
  textSection: { body: paragraph("Un texto corrido.") },
  faqSection: { title: line("Preguntas"), faqs: [reference("faq-averias"), reference("faq-sin-luz")] },
  callToActionSection: {
    title: line("¿No sabes qué kit necesitas?"),
    text: text("Te ayudamos a elegir."),
    action: "callback",
  },
  selectorSection: { title: line("Elige tu kit por partes"), text: text("Cuatro partes."), segment: "home" },
  kitHelpSection: { title: line("No sé qué kit necesito"), link: link("Ayúdame a elegir", "/ayuda") },
  quizStartSection: { text: text("Unas preguntas y ya está.") },
  guideSection: {
    title: line("Antes de salir"),
    items: ["Cierra", "Conecta"].map((item) => ({
      _key: item,
      _type: "guideItem",
      title: line(item),
      body: text(`${item} bien.`),
    })),
    numbered: true,
  },
  houseSection: {
    title: line("La casa por dentro"),
    house: { _type: "reference", _ref: "house-sirena" },
    link: link("Qué accesorios elegir", "/accesorios-alarma"),
  },
  contactSection: { title: line("Llámanos"), text: text("Elige tu teléfono.") },
  callBackSection: { title: line("Te llamamos"), text: text("Déjanos tu teléfono.") },
  socialSection: { title: line("Estamos cerca"), text: text("También fuera de esta web.") },
  cookieChoicesSection: { title: line("Tus cookies"), text: text("Tú decides.") },
  contactNeedsSection: {
    title: line("¿Qué necesitas?"),
    customerTitle: line("Ya tengo alarma"),
    customerLinks: [{ _key: "help", ...link("Ayuda", "/ayuda") }],
    prospectTitle: line("Quiero una alarma"),
    prospectText: text("Te informamos sin compromiso."),
    prospectLinks: [{ _key: "home", ...link("Alarmas para casa", "/alarmas-para-casa") }],
  },
};

/** Sections with other fields filled. */
const VARIANTS = [
  { _key: "promos", _type: "promoBannerSection", place: "home" },
  { _key: "no-promos", _type: "promoBannerSection", place: "secondHome" },
  { _key: "business", _type: "pricesSection", title: line("Precios para negocios"), segment: "business" },
  {
    _key: "cards",
    _type: "accessoriesSection",
    title: line("Para ampliar"),
    display: "cards",
    group: "extra",
    accessories: [reference("bundle-dos"), reference("accessory-sirena"), reference("accessory-humo")],
  },
  { _key: "business-cost", _type: "costSection", title: line("Lo que paga un negocio"), segment: "business" },
  { _key: "home-compare", _type: "compareSection", title: line("Los de casa"), segment: "home" },
  {
    _key: "offers",
    _type: "offersSection",
    title: line("Para unos y otros"),
    offers: ["for-others", "for-clients", "starts-tomorrow"].map(offer),
  },
  { _key: "no-offers", _type: "offersSection", title: line("Ninguna"), offers: [offer("starts-tomorrow")] },
  { _key: "base", _type: "accessoriesSection", title: line("De base"), group: "base" },
  { _key: "extra", _type: "accessoriesSection", title: line("Adicionales"), group: "extra" },
  {
    _key: "category",
    _type: "faqSection",
    title: line("De precio"),
    category: { _type: "reference", _ref: "category-facturacion" },
  },
  { _key: "all-selector", _type: "selectorSection", title: line("Elige para tu casa o tu negocio"), segment: "all" },
  {
    _key: "link",
    _type: "callToActionSection",
    title: line("Mira la ayuda"),
    action: "link",
    pricesFrom: "business",
    link: link("Ayuda", "/ayuda"),
  },
];

const page = (path: string, title: string, sections: object[]) => ({
  _id: `page-${path}`,
  _type: "page",
  path: slug(path),
  title: line(title),
  search: search(title),
  sections,
});

export const PAGES = [
  page(
    "todas-las-secciones",
    "Todas las secciones",
    Object.entries(SECTIONS).map(([name, fields]) => ({ _key: name, _type: name, ...fields })),
  ),
  page("sin-cabecera", "Sin cabecera", VARIANTS),
];
