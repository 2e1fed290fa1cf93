import { defineField } from "@sanity/types";
import { months, percent, wholeNumber } from "./numbers.ts";
import { euros, IN_EUROS, monthlyFee } from "./prices.ts";

interface ConditionField {
  name: string;
  title: string;
  group: string;
  description?: string;
}

const amount = (field: ConditionField) =>
  defineField({ ...field, type: "number", options: IN_EUROS, validation: euros });
const fee = (field: ConditionField) =>
  defineField({ ...field, type: "number", options: IN_EUROS, validation: monthlyFee });
const duration = (field: ConditionField) => defineField({ ...field, type: "number", validation: months });
const percentage = (field: ConditionField) => defineField({ ...field, type: "number", validation: percent });

/** The operator's amounts (euros), periods (months) and percentages: conditions, commitment, other offers. */
export const conditionFields = [
  fee({ name: "promoPrice", title: "Cuota promocional de hogar, no clientes (€/mes)", group: "conditions" }),
  duration({ name: "promoMonths", title: "Meses de la cuota promocional", group: "conditions" }),
  amount({ name: "oneOff", title: "Pago único, no clientes (€)", group: "conditions" }),
  amount({
    name: "installation",
    title: "Instalación, precio habitual (€)",
    group: "conditions",
    description: "Sale tachado junto a «gratis».",
  }),
  amount({
    name: "signUp",
    title: "Alta, precio habitual (€)",
    group: "conditions",
    description: "Sale tachado junto a «gratis».",
  }),
  percentage({ name: "phoneDiscount", title: "Descuento en la factura del móvil, clientes (%)", group: "conditions" }),
  duration({ name: "phoneDiscountMonths", title: "Meses de ese descuento", group: "conditions" }),
  percentage({ name: "phoneDiscountMaximum", title: "Descuento máximo para clientes (%)", group: "conditions" }),
  defineField({
    name: "commitmentMonths",
    title: "Permanencia (meses)",
    group: "leaving",
    type: "number",
    validation: wholeNumber({ min: 1, message: "Un número entero de meses, 1 o más." }),
  }),
  amount({
    name: "exitInstallation",
    title: "Baja antes de tiempo: instalación (€)",
    group: "leaving",
    description: "Fijo, sea cuando sea la baja.",
  }),
  amount({
    name: "exitDiscounts",
    title: "Baja antes de tiempo: descuentos y alta (€)",
    group: "leaving",
    description: "Lo que se paga el primer día; baja con los meses cumplidos.",
  }),
  amount({
    name: "exitEquipment",
    title: "Equipos sin devolver (€)",
    group: "leaving",
    description: "Lo que se paga el primer día; baja hasta 0.",
  }),
  duration({ name: "exitEquipmentMonths", title: "Meses hasta que los equipos no cuestan nada", group: "leaving" }),
  duration({
    name: "relocationEveryMonths",
    title: "Traslado gratis, uno cada (meses)",
    group: "leaving",
  }),
  duration({ name: "relocationRenewalMonths", title: "Permanencia nueva tras un traslado (meses)", group: "leaving" }),
  fee({ name: "secondHomePrice", title: "Segunda residencia (€/mes)", group: "offers" }),
  fee({ name: "businessTariffPrice", title: "Tarifas para negocios (€/mes)", group: "offers" }),
  fee({ name: "bundlePrice", title: "Paquete de tarifas, al principio (€/mes)", group: "offers" }),
  duration({ name: "bundleMonths", title: "Meses del precio del principio", group: "offers" }),
  fee({ name: "bundlePriceAfter", title: "Paquete de tarifas, después (€/mes)", group: "offers" }),
  fee({ name: "securityPrice", title: "Seguridad (€/mes)", group: "offers" }),
];
