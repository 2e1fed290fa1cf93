/** The lists that editors choose from, with what the site knows each entry by. */

/** The ids under which kits are ordered (section 3). */
export const PRODUCTS = [
  { title: "Piso", value: "piso" },
  { title: "Bajo o ático", value: "bajo-atico" },
  { title: "Chalet", value: "chalet" },
  { title: "Negocio", value: "negocios" },
  { title: "Tienda", value: "tienda" },
  { title: "Local", value: "local" },
  { title: "Oficina", value: "oficina" },
];

/** What can be added to any kit (section 2, checklist of complements). */
export const EXTRAS = [
  { title: "Cámara HD", value: "camera" },
  { title: "Botón de pánico", value: "panicButton" },
];

export const SEGMENTS = [
  { title: "Hogar", value: "home" },
  { title: "Negocio", value: "business" },
];

export const CLIENT_STATUSES = [
  { title: "Es cliente", value: "CLIENT" },
  { title: "No es cliente", value: "NOT_CLIENT" },
];

/** Devices that kits contain, and devices that are bought besides (section 3: 10 base and 10 extra). */
export const DEVICE_GROUPS = [
  { title: "De base", value: "base" },
  { title: "Adicional", value: "extra" },
];

/** The panels of the product selector that list devices (section 2). */
export const SELECTOR_PANELS = [
  { title: "Sistema", value: "system" },
  { title: "Sensores", value: "sensors" },
  { title: "Cámara y extras", value: "extra" },
];

/** Where on the site a promo may appear. */
export const PROMO_PLACES = [
  { title: "Portada", value: "home" },
  { title: "Promociones", value: "promotions" },
  { title: "Alarmas para casa", value: "homeKits" },
  { title: "Alarmas para negocios", value: "businessKits" },
  { title: "Página de cada kit", value: "kit" },
  { title: "Precios", value: "prices" },
  { title: "Segunda residencia", value: "secondHome" },
  { title: "Tarifas para negocios", value: "businessTariffs" },
];
