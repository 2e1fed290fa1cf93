import type { PricedKit } from "#app/kits/pricing/quote.ts";

/** The prices of docs/rules.md in euros, as the CMS has them. Typed by hand, so that the tests do not depend on the seed content. */
export const CONDITIONS = {
  promoPrice: 19.9,
  promoMonths: 4,
  oneOff: 19.9,
  installation: 300,
  signUp: 100,
  commitmentMonths: 24,
};

/** See docs/rules.md#territory-taxes. */
export const TAXES = [
  { territory: "canarias", label: "IGIC", factor: 1.07 },
  { territory: "ceuta", label: "IPSI", factor: 1.03 },
  { territory: "melilla", label: "IPSI", factor: 1.04 },
];

const home = (client: number, notClient: number): PricedKit => ({
  isBusiness: false,
  ivaIncluded: true,
  price: { client, notClient },
  camera: { surcharge: 3.2 },
});

const business = (client: number, notClient: number): PricedKit => ({
  isBusiness: true,
  ivaIncluded: false,
  price: { client, notClient },
  camera: { surcharge: 2.64 },
});

/** See docs/rules.md#kit-prices. */
export const KITS = {
  piso: home(35.9, 42.35),
  "bajo-atico": home(39.9, 44.77),
  chalet: home(44.9, 48.4),
  negocios: business(29.67, 35),
  tienda: business(29.67, 35),
  local: business(32.98, 37),
  oficina: business(36.28, 40),
};

/** Euros a month. See docs/rules.md#panic-button-price. */
export const PANIC_BUTTON = { home: 1.21, business: 1 };

/** Euros a month for a camera beyond the kit's. See docs/rules.md#installed-camera-price. */
export const INSTALLED_CAMERA = { home: 6, business: 4.96 };

export const panicButtonPrice = ({ isBusiness }: PricedKit) => PANIC_BUTTON[isBusiness ? "business" : "home"];

/** See docs/rules.md#leaving-early. */
export const EXIT_TERMS = {
  exitInstallation: 300,
  exitDiscounts: 155,
  exitEquipment: 660,
  exitEquipmentMonths: 72,
};
