import { Form } from "@remix-run/react";
import { useId, useRef } from "react";
import { CampaignInput } from "#app/analytics/campaign-links.tsx";
import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale, useText } from "#app/i18n/t.tsx";
import { toEcommerce } from "#app/kits/kit-analytics.ts";
import type { OfferedKit } from "#app/kits/kit-content.ts";
import { BuyButton, ShownPriceInputs } from "#app/kits/order/order-fields.tsx";
import { OrderYourWay } from "#app/kits/order/order-your-way.tsx";
import { useExtras } from "#app/kits/order/use-extras.ts";
import { KitPrice } from "#app/kits/price-display/kit-price.tsx";
import { OtherPrice } from "#app/kits/price-display/other-price.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { PATHS } from "#app/paths.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useSite } from "#app/site/use-site.ts";
import { ActionBar } from "./action-bar.tsx";
import { KitExtras } from "./kit-extras.tsx";

interface Props {
  kit: OfferedKit;
  /** Whether it is on the kit's own page: the URL has the extras, and the phone layout keeps the price and the button in view. */
  isPage?: boolean;
}

/**
 * Price, extras and 'Lo quiero'. A GET form to the checkout, so that it works without JavaScript; with JavaScript
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
  const button = useRef<HTMLDivElement>(null);
  const trackOrder = () => trackEvent({ event: "add_to_cart", ecommerce: toEcommerce(kit, quote, clientStatus) });
  return (
    <>
      <Form
        ref={form}
        id={id}
        method="get"
        action={localePath(locale, PATHS.checkout)}
        onSubmit={trackOrder}
        className="space-y-4 rounded-lg bg-white p-5 shadow-card"
      >
        <input type="hidden" name="kit" value={kit.productId} />
        <CampaignInput />
        <KitPrice quote={quote} clientStatus={clientStatus} size="large" other={<OtherPrice quote={quote} />} />
        <div>
          {/* Above the extras, so that it is on the first screen and covers none. On a phone the bar below has the price and the button. */}
          <div ref={button} className={isPage ? "max-lg:hidden" : ""}>
            <BuyButton label={label} className="w-full text-lg" />
          </div>
          <PriceTerritory quote={quote} />
        </div>
        <div className="space-y-3">
          <KitExtras kit={kit} quote={quote} onChoose={choose} />
          <RunningTotal quote={quote} clientStatus={clientStatus} />
        </div>
        {kit.isBusiness ? <input type="hidden" name="business_kit" value="true" /> : null}
        <ShownPriceInputs />
        <OrderYourWay wanted={{ ...kit, ...extras }} hours={kit.hours} onOrder={trackOrder} />
      </Form>
      {isPage ? (
        <ActionBar name={kit.kitName} quote={quote} clientStatus={clientStatus} ownButton={button}>
          <BuyButton label={label} form={id} />
        </ActionBar>
      ) : null}
    </>
  );
}

/**
 * What the kit costs with the chosen extras: 'Total: 48,10 €/mes'. Without one the price above says it, and the line keeps its place, so
 * that nothing moves when an extra was ticked before the page's code came.
 */
function RunningTotal({ quote, clientStatus }: { quote: Quote; clientStatus: ClientStatus }) {
  const text = useText();
  const { introPrice, monthly } = calculateBill(quote, clientStatus);
  const hasExtra = quote.camera.chosen || quote.panicButton.chosen;
  return (
    <p className={`font-bold tabular ${hasExtra ? "" : "invisible"}`}>
      <T k="kits:runningTotal" />
      {`: ${formatEuros(introPrice?.monthly ?? monthly)}${text("kits:perMonth")} `}
      {introPrice ? (
        <span className="text-sm font-normal text-muted">
          (<T k="kits:barPromo" values={{ months: introPrice.months, price: formatEuros(monthly) }} />)
        </span>
      ) : null}
    </p>
  );
}
