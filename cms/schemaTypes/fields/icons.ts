/** The icons that the design system draws; the site's `ui/icon.tsx` knows each name. */
export const ICONS = [
  { title: "Escudo", value: "shield" },
  { title: "Sirena", value: "siren" },
  { title: "Teléfono", value: "phone" },
  { title: "Móvil", value: "smartphone" },
  { title: "Herramientas", value: "wrench" },
  { title: "Reloj", value: "clock" },
  { title: "Llave", value: "key" },
  { title: "Cámara", value: "camera" },
  { title: "Sin cables", value: "wifi" },
  { title: "Casa", value: "house" },
  { title: "Negocio", value: "store" },
  { title: "Euro", value: "euro" },
  { title: "Correo", value: "mail" },
  { title: "Calendario", value: "calendar" },
  { title: "Hecho", value: "check" },
];

/** The same, and what the quiz and the kits call places by (section 4: the dwellings and businesses to choose from). */
export const PLACE_ICONS = [
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
  ...ICONS,
];
