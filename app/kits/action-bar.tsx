import type { LocalizedText } from "#app/i18n/localize.ts";
import { T, useText } from "#app/i18n/t.tsx";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { Price } from "#app/ui/price.tsx";
import { TaxLabel } from "./price-display/monthly-price.tsx";
import { billOf } from "./pricing/bill.ts";
import type { Quote } from "./pricing/quote.ts";
import { WantButton } from "./want-button.tsx";

interface Props {
  quote: Quote;
  clientStatus: ClientStatus;
  label: LocalizedText | undefined;
  /** The id of the offer's form. */
  form: string;
}

/** What keeps the price and 'Lo quiero' in sight on a phone. */
export function ActionBar({ quote, clientStatus, label, form }: Props) {
  const text = useText();
  const bill = billOf(quote, clientStatus);
  return (
    <div
      data-action-bar
      className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-between gap-4 border-t border-line bg-white px-4 py-3 shadow-raised lg:hidden"
    >
      <div>
        <Price cents={bill.introPrice?.monthly ?? bill.monthly} unit={text("kits:perMonth")} size="small" />
        <p className="text-xs text-muted">
          {bill.introPrice ? (
            <T k="kits:barPromo" values={{ months: bill.introPrice.months, price: formatEuros(bill.monthly) }} />
          ) : (
            <TaxLabel quote={quote} />
          )}
        </p>
      </div>
      <WantButton label={label} form={form} />
    </div>
  );
}
