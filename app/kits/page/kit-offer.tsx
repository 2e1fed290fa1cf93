import { type ReactNode, useId, useRef } from "react";
import { BuyButton, OrderForm } from "#app/kits/order/order-form.tsx";
import { OrderYourWay } from "#app/kits/order/order-your-way.tsx";
import { PricedExtras, useKitOrder } from "#app/kits/order/priced-extras.tsx";
import { FreeServices } from "#app/kits/price-display/free-services.tsx";
import { ClientDifference } from "#app/kits/price-display/kit-total.tsx";
import { OtherPrice } from "#app/kits/price-display/other-price.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import type { MobileDiscount } from "#app/kits/pricing/cost-over-months.ts";
import type { OfferedKit } from "#app/kits/queries.ts";
import { ActionBar } from "./action-bar.tsx";

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

/** On a tablet it is as wide as the page. */
const ON_PAGE = "md:max-lg:columns-2 md:max-lg:gap-x-8 md:max-lg:*:break-inside-avoid";

/** The order of a kit: price, extras, what they cost together, and 'Lo quiero'. The price follows the extras. See docs/rules.md#kit-extras. */
export function KitOffer({ kit, isPage = false, isInCard = false, mobileDiscount, children }: Props) {
  const { choose, form, quote } = useKitOrder(kit, kit.extras, isPage);
  const id = useId();
  const button = useRef<HTMLDivElement>(null);
  return (
    <>
      <OrderForm
        kit={kit}
        quote={quote}
        form={form}
        id={id}
        className={`space-y-3 rounded-lg bg-white p-4 lg:p-6 ${isInCard ? "" : "shadow-card"} ${isPage ? ON_PAGE : ""}`.trimEnd()}
      >
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
        {isInCard ? null : (
          <>
            <ClientDifference quote={quote} />
            <OrderYourWay kit={kit} quote={quote} />
            <FreeServices quote={quote} saysLeaving />
            <PriceTerritory quote={quote} />
          </>
        )}
        {children}
      </OrderForm>
      {isPage ? (
        <ActionBar name={kit.kitName} quote={quote} ownButton={button}>
          <BuyButton label={kit.button} form={id} />
        </ActionBar>
      ) : null}
    </>
  );
}
