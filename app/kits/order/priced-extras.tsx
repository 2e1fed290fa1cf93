import { T } from "#app/i18n/t.tsx";
import { KitPrice, OneOffPayment } from "#app/kits/price-display/kit-price.tsx";
import { KitTotal, MobileExample } from "#app/kits/price-display/kit-total.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { costOverMonths, type MobileDiscount, savedOnExample } from "#app/kits/pricing/cost-over-months.ts";
import type { PricedKit, Quote } from "#app/kits/pricing/quote.ts";
import type { OrderExtra } from "#app/kits/queries.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import type { Extras } from "./checkout-path.ts";
import { KitExtras, useExtras } from "./extras.tsx";
import { ShownPriceInputs } from "./order-form.tsx";

/** The order of a kit with the extras that are chosen in its form, of those that can be ordered with it. For `isInUrl` see `useExtras`. */
export function useKitOrder(
  kit: PricedKit & { hasCamera?: boolean | undefined },
  offered: OrderExtra[],
  isInUrl = false,
) {
  const chosen = useExtras({ camera: kit.hasCamera ?? false, panicButton: false }, isInUrl);
  const { camera, panicButton } = chosen.extras;
  const { price } = offered.find(({ extraId }) => extraId === "boton_panico") ?? {};
  const quote = useQuotes()(kit, {
    camera,
    panicButton: panicButton && price !== undefined,
    panicButtonPrice: kit.isBusiness ? price?.business : price?.home,
  });
  return { ...chosen, quote };
}

interface Props {
  extras: OrderExtra[];
  /** The ids of the kit's own devices. */
  contained: string[];
  quote: Quote;
  mobileDiscount?: MobileDiscount | undefined;
  onChoose: (change: Partial<Extras>) => void;
}

/** What stands above 'Lo quiero' in a kit's form (docs/look.md#prices): its price a month, the extras, and what both cost over the commitment. */
export function PricedExtras({ extras, contained, quote, mobileDiscount, onChoose }: Props) {
  const { clientStatus } = useSite();
  return (
    <>
      <KitPrice quote={quote} size="large" />
      <KitExtras extras={extras} contained={contained} quote={quote} onChoose={onChoose} />
      <div className="space-y-1 tabular">
        <KitTotal quote={quote} />
        <OneOffPayment quote={quote} />
        {mobileDiscount && clientStatus === "CLIENT" ? (
          <TotalWithDiscount quote={quote} discount={mobileDiscount} />
        ) : null}
      </div>
      {quote.isBusiness ? <input type="hidden" name="business_kit" value="true" /> : null}
      <ShownPriceInputs />
    </>
  );
}

/** What the example leaves of a client's total, below the total. */
function TotalWithDiscount({ quote, discount }: { quote: Quote; discount: MobileDiscount }) {
  return (
    <div>
      <p className="flex justify-between gap-x-3">
        <T as="span" className="text-muted" k="sections:costWithDiscount" />
        <span className="whitespace-nowrap">
          {formatEuros(costOverMonths(quote, "CLIENT").total - savedOnExample(discount))}
        </span>
      </p>
      <p className="text-sm text-muted">
        <MobileExample discount={discount} />
      </p>
    </div>
  );
}
