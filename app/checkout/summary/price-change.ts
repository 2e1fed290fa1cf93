import type { TextKey, TextValues } from "#app/i18n/texts.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import type { Cents } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

/** An amount in cents before and after a change, or the months of the commitment, with the text of its name. */
export interface PriceChange {
  name: TextKey;
  values: TextValues;
  before: Cents;
  after: Cents;
  isMonths?: true;
}

/**
 * The amounts that differ between the shown and the charged price (docs/rules.md#territory-of-order, docs/rules.md#quoted-price). A
 * change of how long the introductory price lasts is shown by the total over the commitment, that of both prices over the same months.
 */
export function priceChanges(shown: Quote, charged: Quote, clientStatus: ClientStatus): PriceChange[] {
  const [before, after] = [calculateBill(shown, clientStatus), calculateBill(charged, clientStatus)];
  const [introBefore, intro] = [before.introPrice, after.introPrice];
  const changes: PriceChange[] = [];
  if (introBefore && intro && introBefore.monthly !== intro.monthly) {
    const values = { months: intro.months };
    changes.push({ name: "checkout:totalPromo", values, before: introBefore.monthly, after: intro.monthly });
  }
  if (before.monthly !== after.monthly) {
    const isAfterIntro = intro && changes.length > 0;
    changes.push({
      name: isAfterIntro ? "checkout:totalAfter" : "checkout:monthly",
      values: isAfterIntro ? { next: intro.months + 1 } : {},
      before: before.monthly,
      after: after.monthly,
    });
  }
  if (before.oneOff !== after.oneOff) {
    changes.push({ name: "checkout:oneOff", values: {}, before: before.oneOff, after: after.oneOff });
  }
  const { commitmentMonths: months } = charged.conditions;
  const { commitmentMonths: monthsBefore } = shown.conditions;
  if (monthsBefore !== months) {
    changes.push({
      name: "checkout:commitmentPeriod",
      values: {},
      before: monthsBefore,
      after: months,
      isMonths: true,
    });
  }
  if (introBefore?.months !== intro?.months) {
    const conditions = { ...shown.conditions, commitmentMonths: months };
    changes.push({
      name: "checkout:overMonths",
      values: { months },
      before: costOverMonths({ ...shown, conditions }, clientStatus).total,
      after: costOverMonths(charged, clientStatus).total,
    });
  }
  return changes;
}
