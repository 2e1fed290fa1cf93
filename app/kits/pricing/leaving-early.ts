import { type Cents, toCents } from "#app/money.ts";

/** What leaving costs by the contract, in cents and months (section 9). */
export interface LeavingTerms {
  commitmentMonths: number;
  /** Whole, whenever it is within the commitment. */
  installation: Cents;
  /** Discounts and sign-up on the first day; falls with each month of the commitment. */
  discounts: Cents;
  /** Equipment that is not returned, on the first day; falls to nothing over its own months. */
  equipment: Cents;
  equipmentMonths: number;
}

/** What a visitor pays who leaves. */
export interface LeavingCost {
  installation: Cents;
  discounts: Cents;
  /** What is paid in any case. */
  returned: Cents;
  /** What is added for equipment that stays. */
  equipment: Cents;
  /** What is paid when all the equipment stays. */
  kept: Cents;
}

/** The content's amounts in euros. */
export interface ContentLeavingTerms {
  commitmentMonths: number;
  exitInstallation: number;
  exitDiscounts: number;
  exitEquipment: number;
  exitEquipmentMonths: number;
}

/** The content's terms, in cents. */
export function leavingTermsOf(content: ContentLeavingTerms): LeavingTerms {
  return {
    commitmentMonths: content.commitmentMonths,
    installation: toCents(content.exitInstallation),
    discounts: toCents(content.exitDiscounts),
    equipment: toCents(content.exitEquipment),
    equipmentMonths: content.exitEquipmentMonths,
  };
}

/**
 * What leaving costs after so many whole months (section 9). From the end of the commitment on only equipment that is not
 * returned costs something.
 *
 * @throws RangeError when the months are not a whole number, 0 or more.
 */
export function leavingCost(terms: LeavingTerms, months: number): LeavingCost {
  if (!Number.isInteger(months) || months < 0) throw new RangeError(`Nobody leaves after ${months} months`);
  const installation = months < terms.commitmentMonths ? terms.installation : 0;
  const discounts = remaining(terms.discounts, months, terms.commitmentMonths);
  const equipment = remaining(terms.equipment, months, terms.equipmentMonths);
  const returned = installation + discounts;
  return { installation, discounts, returned, equipment, kept: returned + equipment };
}

/** What is left after some months of an amount that falls evenly to nothing, rounded half up to whole cents. */
function remaining(amount: Cents, months: number, over: number): Cents {
  if (months >= over) return 0;
  return Math.floor((2 * amount * (over - months) + over) / (2 * over));
}
