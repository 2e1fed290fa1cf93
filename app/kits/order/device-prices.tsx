import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T, useText } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { type Cents, formatEuros } from "#app/money.ts";

/** A kit that can be ordered with the device, and its quote with it. */
export interface OfferedKit {
  kit: { _id: string; kitName: LocalizedText; isBusiness: boolean };
  quote: Quote;
}

interface Props {
  offered: OfferedKit[];
  isCamera: boolean;
}

/** What the device adds to a kit a month: one line for all kits of a segment, or one for each price. */
export function DevicePrices({ offered, isCamera }: Props) {
  const perMonth = useText()("kits:perMonth");
  return (
    <dl className="space-y-1">
      {[false, true].flatMap((ofBusiness) => {
        const ofSegment = offered.filter(({ kit }) => kit.isBusiness === ofBusiness);
        const prices = pricesOf(ofSegment, isCamera);
        return [...prices].map(([monthly, kits]) => (
          <div key={`${ofBusiness} ${monthly}`} className="flex flex-wrap items-baseline justify-between gap-x-2">
            <dt className="text-muted">
              {prices.size === 1 ? (
                <T k={ofBusiness ? "sections:forBusiness" : "sections:forHome"} />
              ) : (
                kits.map(({ kit }, index) => (
                  <span key={kit._id}>
                    {index > 0 ? ", " : ""}
                    <ContentText of={kit.kitName} />
                  </span>
                ))
              )}
            </dt>
            <dd className="font-bold whitespace-nowrap">
              {`+${formatEuros(monthly)}${perMonth} `}
              <span className="text-xs font-normal text-muted">
                {kits[0] ? <TaxLabel quote={kits[0].quote} /> : null}
              </span>
            </dd>
          </div>
        ));
      })}
    </dl>
  );
}

/** The kits with the same price of the device, by that price. */
function pricesOf(offered: OfferedKit[], isCamera: boolean): Map<Cents, OfferedKit[]> {
  const prices = new Map<Cents, OfferedKit[]>();
  for (const one of offered) {
    const { monthly } = isCamera ? one.quote.camera : one.quote.panicButton;
    prices.set(monthly, [...(prices.get(monthly) ?? []), one]);
  }
  return prices;
}
