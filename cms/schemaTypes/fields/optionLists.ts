/* Options of fields. The site and the request bodies use `value`; editors see `title`. */

/** Extras that can be added to any kit (docs/rules.md#kit-extras). */
export const EXTRAS = [
  { title: "Cámara HD", value: "camera" },
  { title: "Botón de pánico", value: "panicButton" },
];

export const SEGMENTS = [
  { title: "Hogar", value: "home" },
  { title: "Negocio", value: "business" },
];

/** The kits of both segments, in one section (docs/rules.md#product-selector). */
export const ALL_SEGMENTS = { title: "Los dos", value: "all" };

export const CLIENT_STATUSES = [
  { title: "Es cliente", value: "CLIENT" },
  { title: "No es cliente", value: "NOT_CLIENT" },
];

/** What the catalogue's filter asks. The site reads the values (docs/rules.md#accessory-catalogue). */
export const DEVICE_AREAS = [
  { title: "Dentro", value: "inside" },
  { title: "Fuera", value: "outside" },
  { title: "Fuego y agua", value: "fireWater" },
  { title: "Mandos", value: "controls" },
];

/** Devices that kits contain, and additional ones (docs/rules.md#accessory-catalogue). */
export const DEVICE_GROUPS = [
  { title: "De base", value: "base" },
  { title: "Adicional", value: "extra" },
];

/** The panels of the product selector that list devices (docs/rules.md#product-selector). */
export const SELECTOR_PANELS = [
  { title: "Sistema", value: "system" },
  { title: "Sensores", value: "sensors" },
  { title: "Cámara y extras", value: "extra" },
];

/** What a device hangs or stands on in the plan of a kit. Each has its own picture of the device. */
export const PLACE_SIDES = [
  { title: "En la pared izquierda", value: "left" },
  { title: "En la pared derecha", value: "right" },
  { title: "Sobre un mueble o el suelo", value: "flat" },
];

/** The pages that show promos (docs/rules.md#promo-display). */
export const PROMO_PAGES = [
  { title: "Portada", value: "home" },
  { title: "Promociones", value: "promotions" },
  { title: "Alarmas para casa", value: "homeKits" },
  { title: "Alarmas para negocios", value: "businessKits" },
  { title: "Página de cada kit", value: "kit" },
  { title: "Precios", value: "prices" },
  { title: "Segunda residencia", value: "secondHome" },
  { title: "Tarifas para negocios", value: "businessTariffs" },
];

/** What is free, by the setting with its normal price (docs/rules.md#free-of-charge). */
export const FREE_SERVICES = [
  { title: "Instalación", value: "installation" },
  { title: "Alta", value: "signUp" },
];

/** Icons of the design system, by their name in `app/ui/icons/icon-names.ts`. */
export const ICONS = [
  { title: "Escudo", value: "shield" },
  { title: "Sirena", value: "siren" },
  { title: "Teléfono", value: "phone" },
  { title: "Móvil", value: "smartphone" },
  { title: "Herramientas", value: "wrench" },
  { title: "Reloj", value: "clock" },
  { title: "Llave", value: "key" },
  { title: "Teclado", value: "keypad" },
  { title: "Cámara", value: "camera" },
  { title: "Sin cables", value: "wifi" },
  { title: "Antena", value: "antenna" },
  { title: "Batería", value: "battery" },
  { title: "Casa", value: "house" },
  { title: "Negocio", value: "store" },
  { title: "Euro", value: "euro" },
  { title: "Correo", value: "mail" },
  { title: "Calendario", value: "calendar" },
  { title: "Hecho", value: "check" },
];

/** What stands before a point of a guide, by the name of its icon: what is part of something, what is paid besides, and taxes. */
export const GUIDE_MARKS = [
  { title: "Incluido", value: "check" },
  { title: "Aparte", value: "plus" },
  { title: "Impuestos", value: "percent" },
];

/** Icons of dwellings and premises, followed by all others. */
export const BUILDING_ICONS = [
  { title: "Piso", value: "flat" },
  { title: "Bajo", value: "ground-floor" },
  { title: "Ático", value: "penthouse" },
  { title: "Dúplex", value: "duplex" },
  { title: "Chalet", value: "detached-house" },
  { title: "Adosado", value: "terraced-house" },
  { title: "Segunda residencia", value: "second-home" },
  { title: "Tienda", value: "shop" },
  { title: "Local", value: "premises" },
  { title: "Oficina", value: "office" },
  { title: "Puerta", value: "door" },
  { title: "Ventana", value: "window" },
  { title: "Mascota", value: "pet" },
  ...ICONS,
];
