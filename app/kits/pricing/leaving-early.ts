import { type Cents, toCents } from "#app/money.ts";

/** The contract's terms for leaving early, in cents and months. See docs/rules.md#leaving-early. */
export interface LeavingTerms {
  commitmentMonths: number;
  /** Due in full until the commitment ends. */
  installation: Cents;
  /** Discounts and sign-up, on the first day. Falls evenly to 0 over the commitment. */
  discounts: Cents;
  /** Equipment that is not returned, on the first day. Falls evenly to 0 over `equipmentMonths`. */
  equipment: Cents;
  equipmentMonths: number;
}

/** The terms in the CMS, in euros and months. */
interface ContentLeavingTerms {
  commitmentMonths: number;
  exitInstallation: number;
  exitDiscounts: number;
  exitEquipment: number;
  exitEquipmentMonths: number;
}

/** Converts the terms of the CMS to cents. */
export function toLeavingTerms(content: ContentLeavingTerms): LeavingTerms {
  return {
    commitmentMonths: content.commitmentMonths,
    installation: toCents(content.exitInstallation),
    discounts: toCents(content.exitDiscounts),
    equipment: toCents(content.exitEquipment),
    equipmentMonths: content.exitEquipmentMonths,
  };
}

/**
 * The cost of leaving after a number of months, in cents. After the commitment, only equipment that is not returned costs anything.
 * `returned`: in all when all equipment is returned; `kept`: when none is.
 *
 * @throws RangeError when `months` is negative or not a whole number.
 */
export function leavingCost(terms: LeavingTerms, months: number) {
  if (!Number.isInteger(months) || months < 0)
    throw new RangeError(`Cannot compute the cost of leaving after ${months} months`);
  const installation = months < terms.commitmentMonths ? terms.installation : 0;
  const discounts = remaining(terms.discounts, months, terms.commitmentMonths);
  const equipment = remaining(terms.equipment, months, terms.equipmentMonths);
  const returned = installation + discounts;
  return { installation, discounts, returned, equipment, kept: returned + equipment };
}

/** The rest of an amount that falls evenly to 0 over some months. Rounds half up to whole cents. */
function remaining(amount: Cents, months: number, over: number): Cents {
  if (months >= over) return 0;
  return Math.floor((2 * amount * (over - months) + over) / (2 * over));
}
