import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { costOverMonths } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { Price } from "#app/ui/price.tsx";
import { TaxLabel } from "./monthly-price.tsx";

interface Props {
  quote: Quote;
  clientStatus: ClientStatus;
  /** The size of a price that does not change. */
  size: "medium" | "small";
}

/**
 * The monthly price of each period of the commitment, equally large, with its months below it where there are several.
 *
 * @throws RangeError without a commitment, as `costOverMonths`.
 */
export function PeriodPrices({ quote, clientStatus, size }: Props) {
  const { t } = useTranslation();
  const { periods } = costOverMonths(quote, clientStatus);
  const changes = periods.length > 1;
  return periods.map(({ from, to, monthly }) => (
    <p key={from}>
      <Price
        cents={monthly}
        unit={t("kits:perMonth")}
        size={changes ? "small" : size}
        note={<TaxLabel quote={quote} />}
      />
      {changes ? (
        <span className="block text-sm text-muted">
          {from > 1 ? (
            <T k="kits:fromMonth" values={{ month: from }} />
          ) : (
            <T k="sections:costMonths" values={{ from, to }} />
          )}
        </span>
      ) : null}
    </p>
  ));
}
