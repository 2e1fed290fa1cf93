import { useTranslation } from "react-i18next";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
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

/** What the device adds to a kit a month: one price for all kits of a segment, or each one with its kits; the first one is the largest. */
export function DevicePrices({ offered, isCamera }: Props) {
  const { t } = useTranslation();
  const perMonth = t("kits:perMonth");
  const lines = [false, true].flatMap((ofBusiness) => {
    const ofSegment = offered.filter(({ kit }) => kit.isBusiness === ofBusiness);
    const prices = [...pricesOf(ofSegment, isCamera)];
    return prices.map(([monthly, kits]) => ({ ofBusiness, monthly, kits, isForAll: prices.length === 1 }));
  });
  return (
    <dl className="flex flex-wrap items-end gap-x-6 gap-y-1">
      {lines.map(({ ofBusiness, monthly, kits, isForAll }, index) => (
        <div key={`${ofBusiness} ${monthly}`} className="text-sm text-muted">
          <dt>
            {isForAll ? <T k={ofBusiness ? "sections:forBusiness" : "sections:forHome"} /> : <KitNames kits={kits} />}
          </dt>
          <dd>
            <b
              className={`text-ink ${index === 0 ? "text-2xl" : "text-lg"}`}
            >{`+${formatEuros(monthly)}${perMonth}`}</b>{" "}
            {kits[0] ? <TaxLabel quote={kits[0].quote} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function KitNames({ kits }: { kits: OfferedKit[] }) {
  return kits.map(({ kit }, index) => (
    <span key={kit._id}>
      {index > 0 ? ", " : ""}
      <ContentText of={kit.kitName} />
    </span>
  ));
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
