import type { NumberRule } from "@sanity/types";

/** Below and above this a monthly fee is more likely a slip of the finger than a price (section 9: 29,67 to 48,40). */
const USUAL_FEE = { least: 5, most: 200 };

/** An amount as the site writes it: 35.9 is '35,90 €'. */
export function euroText(amount: number): string {
  return `${amount.toFixed(2).replace(".", ",")} €`;
}

/** Why a number is no amount of euros; true when it is one. A missing value is for `required` to tell. */
export function eurosProblem(value: number | undefined): true | string {
  if (value === undefined) return true;
  if (value < 0) return "Un importe no puede ser negativo.";
  // Counted in cents: 35.9 * 100 is not 3590 in floating point, so the comparison allows for the rounding.
  return (
    Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 || "Un importe en euros tiene dos decimales como mucho."
  );
}

/** Fees have two figures before the comma; four are one whose comma was lost: 3690 for 36,90. */
const LOST_COMMA_FROM = 1_000;

/** Why a number is no monthly fee; true when it is one. Nothing is sold for nothing. */
export function feeProblem(value: number | undefined): true | string {
  if (value !== undefined && value >= LOST_COMMA_FROM) return `¿Falta la coma? ${euroText(value)} al mes no puede ser.`;
  return value === 0 ? "Una cuota es mayor que cero." : eurosProblem(value);
}

/** What looks wrong about a monthly fee without being so; true when it looks usual. */
export function unusualFee(value: number | undefined): true | string {
  if (value === undefined || value <= 0 || (value >= USUAL_FEE.least && value <= USUAL_FEE.most)) return true;
  return `¿Seguro? ${euroText(value)} al mes no es una cuota habitual (entre ${USUAL_FEE.least} y ${USUAL_FEE.most} €).`;
}

/** Why a kit's fee for clients cannot stand beside its fee for others; true when it can. */
export function clientFeeProblem(client: number | undefined, notClient: number | undefined): true | string {
  if (client === undefined || notClient === undefined || client <= notClient) return true;
  return `Los clientes pagarían más que quienes no lo son (${euroText(client)} frente a ${euroText(notClient)}).`;
}

/** A required amount in euros, 0 or more. */
export const euros = (rule: NumberRule) => [
  rule.required().error("Falta el importe, en euros."),
  rule.custom(eurosProblem),
];

/** A required monthly fee: more than nothing, and a warning when it is far from what a kit costs. */
export const monthlyFee = (rule: NumberRule) => [
  rule.required().error("Escribe la cuota mensual, en euros."),
  rule.custom(feeProblem),
  rule.custom(unusualFee).warning(),
];
