import { todayInSpain } from "#app/i18n/today.ts";
import { CONDITIONS, KITS } from "#tests/support/price-list.ts";
import { iconText, line, link, paragraph, picture, rank, text } from "./sections-seed-values.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const dayFromToday = (days: number): string => todayInSpain(new Date(Date.now() + days * DAY_MS));

const promo = (name: string, position: number, dates: { from: string; to?: string }, more: object = {}) => ({
  _id: `promo-${name}`,
  _type: "promo",
  title: line(`Promo ${name}`),
  text: text("Tu alarma con un precio especial los primeros meses."),
  link: link("Saber más", "/promociones"),
  offerType: "descuento",
  offeredProductName: "alarma",
  offeredService: "alarma",
  place: ["promotions", "home"],
  orderRank: rank(position),
  ...dates,
  ...more,
});

const priceLine = (label: string, amount: number, more: { months?: number; struck?: number } = {}) => ({
  _key: label,
  _type: "priceLine",
  label: line(label),
  amount,
  ...more,
});

const [yesterday, today, tomorrow] = [dayFromToday(-1), dayFromToday(0), dayFromToday(1)];
const always = { from: "2024-01-01" };

/** Promos before, on and after their first and last day, for each audience and each position. */
export const PROMOS = [
  promo("starts-today", 1, { from: today, to: dayFromToday(30) }),
  promo("ends-today", 2, { from: "2024-01-01", to: today }),
  promo("today-alone", 3, { from: today, to: today }),
  promo("no-end", 4, always, {
    badge: line("Promo del mes"),
    image: picture("kit-piso.png", "El kit para pisos"),
    features: [iconText("euro", "Sin alta"), iconText("wrench", "Instalación gratuita", "La hace un técnico.")],
    legal: paragraph("Válida para nuevas contrataciones, una por domicilio."),
    priceLines: [
      priceLine("Cualquier kit", CONDITIONS.promoPrice, { months: CONDITIONS.promoMonths }),
      priceLine("Kit Piso", KITS.piso.price.notClient),
      priceLine("Kit Chalet", KITS.chalet.price.notClient),
    ],
    priceNote: text("Con IVA."),
    place: ["promotions", "home", "kit"],
  }),
  promo("ended-yesterday", 5, { from: "2024-01-01", to: yesterday }),
  promo("starts-tomorrow", 6, { from: tomorrow }),
  promo("for-clients", 7, always, { audience: "client" }),
  promo("for-others", 8, always, { audience: "notClient" }),
  promo("elsewhere", 9, always, { place: ["prices"] }),
  promo("tariff", 10, always, {
    place: ["prices"],
    priceLines: [priceLine("Fibra y móvil", 52, { months: 3, struck: 64 }), priceLine("Desde el cuarto mes", 64)],
    legal: paragraph("Consulta si llega a tu dirección."),
  }),
];
