import { Form } from "@remix-run/react";
import { useId } from "react";
import { CampaignInput } from "#app/analytics/campaign-links.tsx";
import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { T, useLocale, useText } from "#app/i18n/t.tsx";
import { toEcommerce } from "#app/kits/kit-analytics.ts";
import type { OfferedKit } from "#app/kits/kit-content.ts";
import { BuyButton, ShownPriceInputs } from "#app/kits/order/order-fields.tsx";
import { OrderYourWay } from "#app/kits/order/order-your-way.tsx";
import { useExtras } from "#app/kits/order/use-extras.ts";
import { KitPrice } from "#app/kits/price-display/kit-price.tsx";
import { TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { PATHS } from "#app/paths.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useSite } from "#app/site/use-site.ts";
import { Price } from "#app/ui/price.tsx";
import { ComplementChecklist } from "./complement-checklist.tsx";

interface Props {
  kit: OfferedKit;
  /** Whether it is on the kit's own page: the URL has the extras, and the phone layout keeps the price and the button in view. */
  isPage?: boolean;
}

/**
 * Price, checklist of complements and 'Lo quiero'. A GET form to the checkout, so that it works without JavaScript; with JavaScript
 * the price follows the chosen extras. See docs/rules.md#kit-extras.
 */
export function KitOffer({ kit, isPage = false }: Props) {
  const { clientStatus } = useSite();
  const { extras, choose, form } = useExtras({ camera: kit.hasCamera ?? false, panicButton: false }, isPage);
  const locale = useLocale();
  const id = useId();
  const panicButton = kit.extras.find(({ extraId }) => extraId === "boton_panico");
  const quote = useQuotes()(kit, {
    camera: extras.camera,
    panicButton: extras.panicButton && panicButton !== undefined,
    panicButtonPrice: kit.isBusiness ? panicButton?.price.business : panicButton?.price.home,
  });
  const label = kit.button;
  const trackOrder = () => trackEvent({ event: "add_to_cart", ecommerce: toEcommerce(kit, quote, clientStatus) });
  return (
    <>
      <Form
        ref={form}
        id={id}
        method="get"
        action={localePath(locale, PATHS.checkout)}
        onSubmit={trackOrder}
        className="space-y-5 rounded-lg bg-white p-5 shadow-card sm:p-6"
      >
        <input type="hidden" name="kit" value={kit.productId} />
        <CampaignInput />
        <div>
          <KitPrice quote={quote} clientStatus={clientStatus} size="large" />
          <PriceTerritory quote={quote} />
        </div>
        <BuyButton label={label} className="w-full text-lg" />
        <ComplementChecklist kit={kit} quote={quote} onChoose={choose} />
        {kit.isBusiness ? <input type="hidden" name="business_kit" value="true" /> : null}
        <ShownPriceInputs />
        <OrderYourWay wanted={{ ...kit, ...extras }} hours={kit.hours} onOrder={trackOrder} />
      </Form>
      {isPage ? <ActionBar quote={quote} clientStatus={clientStatus} label={label} form={id} /> : null}
    </>
  );
}

interface ActionBarProps {
  quote: Quote;
  clientStatus: ClientStatus;
  label: LocalizedText | undefined;
  /** The id of the offer's form. */
  form: string;
}

/** Fixed bar of the phone layout that keeps the price and 'Lo quiero' in view. */
function ActionBar({ quote, clientStatus, label, form }: ActionBarProps) {
  const text = useText();
  const bill = calculateBill(quote, clientStatus);
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
      <BuyButton label={label} form={form} />
    </div>
  );
}
