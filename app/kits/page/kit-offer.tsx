import { Form } from "@remix-run/react";
import { type ReactNode, useId, useRef } from "react";
import { CampaignInput } from "#app/analytics/campaign-links.tsx";
import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { toEcommerce } from "#app/kits/kit-analytics.ts";
import type { OfferedKit } from "#app/kits/kit-content.ts";
import { LeavingLink } from "#app/kits/leaving-early/leaving-link.tsx";
import { BuyButton } from "#app/kits/order/order-fields.tsx";
import { OrderYourWay } from "#app/kits/order/order-your-way.tsx";
import { useExtras } from "#app/kits/order/use-extras.ts";
import { ClientDifference } from "#app/kits/price-display/client-difference.tsx";
import { FreeServices } from "#app/kits/price-display/kit-price.tsx";
import { OtherPrice } from "#app/kits/price-display/other-price.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import type { MobileDiscount } from "#app/kits/pricing/mobile-discount.ts";
import { PATHS } from "#app/paths.ts";
import { useSite } from "#app/site/use-site.ts";
import { ActionBar } from "./action-bar.tsx";
import { PricedExtras, useQuoteWithExtras } from "./priced-extras.tsx";

interface Props {
  kit: OfferedKit;
  /** Whether it is on the kit's own page: the URL has the extras, and a bar keeps the price and the button in view. */
  isPage?: boolean;
  /** Whether it is part of a card, which has the territory, below a list that says what is free with every kit. */
  isInCard?: boolean;
  /** What clients get off their mobile bill. */
  mobileDiscount?: MobileDiscount | undefined;
  /** Shown at the end of the card. */
  children?: ReactNode;
}

/**
 * Price, extras, what they cost together, and 'Lo quiero'. A GET form to the checkout, so that it works without JavaScript; with JavaScript
 * the price follows the chosen extras. See docs/rules.md#kit-extras.
 */
export function KitOffer({ kit, isPage = false, isInCard = false, mobileDiscount, children }: Props) {
  const { clientStatus } = useSite();
  const { extras, choose, form } = useExtras({ camera: kit.hasCamera ?? false, panicButton: false }, isPage);
  const locale = useLocale();
  const id = useId();
  const quote = useQuoteWithExtras(kit, extras, kit.extras);
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
        className={`space-y-3 rounded-lg bg-white p-4 lg:p-6 ${isInCard ? "" : "shadow-card"}`.trimEnd()}
      >
        <input type="hidden" name="kit" value={kit.productId} />
        <CampaignInput />
        <PricedExtras
          kit={kit}
          extras={kit.extras}
          contained={kit.complements.flatMap(({ device }) => device?._id ?? [])}
          quote={quote}
          mobileDiscount={mobileDiscount}
          onChoose={choose}
        />
        <div ref={button}>
          <BuyButton label={kit.button} className="w-full text-lg" />
        </div>
        <OtherPrice quote={quote} />
        {isInCard ? null : <ClientDifference quote={quote} />}
        {isInCard ? null : (
          <>
            <OrderYourWay wanted={{ ...kit, ...extras }} hours={kit.hours} onOrder={trackOrder} />
            <FreeServices quote={quote} leaving={<LeavingLink />} />
            <PriceTerritory quote={quote} />
          </>
        )}
        {children}
      </Form>
      {isPage ? (
        <ActionBar name={kit.kitName} quote={quote} clientStatus={clientStatus} ownButton={button}>
          <BuyButton label={kit.button} form={id} />
        </ActionBar>
      ) : null}
    </>
  );
}
