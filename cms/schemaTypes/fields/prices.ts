import type { NumberRule } from "@sanity/types";

declare module "@sanity/types" {
  interface NumberOptions {
    /** The Studio shows such a number as '35,90 €' and takes a comma or a point. */
    unit?: "euros";
  }
}

/*
 * Rules of prices (docs/rules.md#price-limits). All amounts are in euros. A rule returns true for a valid value, else the error
 * message. A missing value is valid, because `required` reports it.
 */

/** A monthly fee outside these limits, in euros, is more likely a typing error than a price. */
const USUAL_FEE = { min: 5, max: 200 };

/** A fee of four digits has lost its comma: 3690 for 36,90. */
const LOST_COMMA_FROM = 1_000;

/** An amount as the site writes it: 35.9 is '35,90 €'. */
export function euroText(amount: number): string {
  return `${amount.toFixed(2).replace(".", ",")} €`;
}

/** The options of every field with an amount of euros. */
export const IN_EUROS = { unit: "euros" } as const;

/** An amount as an editor types it, with a comma or a point and perhaps '€'. Undefined for what is not an amount. */
export function parseEuros(text: string): number | undefined {
  const amount = text.replace(/[\s€]/g, "");
  return /^\d{1,6}([.,]\d{1,2})?$/.test(amount) ? Number(amount.replace(",", ".")) : undefined;
}

/** From which part of its former value a change of a price is asked about before it is published. */
const LARGE_CHANGE = 1 / 3;

/** Whether a price has changed by more than a third. */
export function isLargeChange(before: number, after: number): boolean {
  return Math.abs(after - before) > before * LARGE_CHANGE;
}

/** An amount of euros, 0 or more, with two decimals at most. */
export function eurosProblem(value: number | undefined): true | string {
  if (value === undefined) return true;
  if (value < 0) return "Un importe no puede ser negativo.";
  // 35.9 * 100 is not exactly 3590 in floating point.
  return (
    Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 || "Un importe en euros tiene dos decimales como mucho."
  );
}

/** A monthly fee: above 0 and below 1000. */
export function feeProblem(value: number | undefined): true | string {
  if (value !== undefined && value >= LOST_COMMA_FROM) return `¿Falta la coma? ${euroText(value)} al mes no puede ser.`;
  return value === 0 ? "Una cuota es mayor que cero." : eurosProblem(value);
}

/** Warns of an unusual monthly fee. */
export function unusualFeeWarning(value: number | undefined): true | string {
  if (value === undefined || value <= 0 || (value >= USUAL_FEE.min && value <= USUAL_FEE.max)) return true;
  return `¿Seguro? ${euroText(value)} al mes no es una cuota habitual (entre ${USUAL_FEE.min} y ${USUAL_FEE.max} €).`;
}

/** A kit's fee for clients, which cannot exceed its fee for others. */
export function clientFeeProblem(client: number | undefined, notClient: number | undefined): true | string {
  if (client === undefined || notClient === undefined || client <= notClient) return true;
  return `Los clientes pagarían más que quienes no lo son (${euroText(client)} frente a ${euroText(notClient)}).`;
}

/** A former price, struck through beside the current one. It must be higher. */
export function formerPriceProblem(former: number | undefined, current: unknown): true | string {
  if (former === undefined || typeof current !== "number" || former > current) return true;
  return `Tachado va el precio de antes, que es mayor: ${euroText(former)} no lo es más que ${euroText(current)}.`;
}

/** Warns of a home kit without IVA and of a business kit with IVA (docs/rules.md#content-checks). */
export function ivaWarning(ivaIncluded: boolean | undefined, isBusiness: unknown): true | string {
  if (ivaIncluded === undefined || ivaIncluded === !isBusiness) return true;
  return isBusiness
    ? "Las cuotas de negocio se muestran sin IVA: ¿seguro que esta lo incluye?"
    : "Las cuotas de hogar se muestran con el IVA incluido: ¿seguro que esta no?";
}

/** A required amount, 0 or more. */
export const euros = (rule: NumberRule) => [
  rule.required().error("Falta el importe, en euros."),
  rule.custom(eurosProblem),
];

/** A required monthly fee. */
export const monthlyFee = (rule: NumberRule) => [
  rule.required().error("Escribe la cuota mensual, en euros."),
  rule.custom(feeProblem),
  rule.custom(unusualFeeWarning).warning(),
];
