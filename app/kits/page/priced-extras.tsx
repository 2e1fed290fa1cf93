import type { OrderExtra } from "#app/kits/kit-content.ts";
import type { Extras } from "#app/kits/order/checkout-path.ts";
import { ShownPriceInputs } from "#app/kits/order/order-fields.tsx";
import { OneOffPayment, PriceNow } from "#app/kits/price-display/kit-price.tsx";
import { TotalWithDiscount } from "#app/kits/price-display/mobile-example.tsx";
import { OfferTotal } from "#app/kits/price-display/price-timeline.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import type { MobileDiscount } from "#app/kits/pricing/mobile-discount.ts";
import type { PricedKit, Quote } from "#app/kits/pricing/quote.ts";
import { useSite } from "#app/site/use-site.ts";
import { KitExtras } from "./kit-extras.tsx";

/** The quote of a kit with the extras that are chosen in its form, of those that can be ordered with it. */
export function useQuoteWithExtras(kit: PricedKit, chosen: Extras, extras: OrderExtra[]): Quote {
  const panicButton = extras.find(({ extraId }) => extraId === "boton_panico");
  return useQuotes()(kit, {
    camera: chosen.camera,
    panicButton: chosen.panicButton && panicButton !== undefined,
    panicButtonPrice: kit.isBusiness ? panicButton?.price.business : panicButton?.price.home,
  });
}

interface Props {
  kit: PricedKit;
  extras: OrderExtra[];
  /** The ids of the kit's own devices. */
  contained: string[];
  /** Which extras are chosen, and their prices. */
  quote: Quote;
  /** What clients get off their mobile bill. */
  mobileDiscount?: MobileDiscount | undefined;
  onChoose: (change: Partial<Extras>) => void;
}

/** What stands above 'Lo quiero' in a kit's form (docs/look.md#prices): its price a month, the extras, and what both cost over the commitment. */
export function PricedExtras({ kit, extras, contained, quote, mobileDiscount, onChoose }: Props) {
  const { clientStatus } = useSite();
  return (
    <>
      <PriceNow quote={quote} clientStatus={clientStatus} size="large" />
      <KitExtras extras={extras} contained={contained} quote={quote} onChoose={onChoose} />
      <div className="space-y-1 tabular">
        <OfferTotal quote={quote} clientStatus={clientStatus} />
        <OneOffPayment quote={quote} clientStatus={clientStatus} />
        {mobileDiscount && clientStatus === "CLIENT" ? (
          <TotalWithDiscount quote={quote} discount={mobileDiscount} />
        ) : null}
      </div>
      {kit.isBusiness ? <input type="hidden" name="business_kit" value="true" /> : null}
      <ShownPriceInputs />
    </>
  );
}
