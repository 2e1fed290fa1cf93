import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { BuyButton, OrderForm } from "#app/kits/order/order-form.tsx";
import { OrderYourWay } from "#app/kits/order/order-your-way.tsx";
import { PricedExtras, useKitOrder } from "#app/kits/order/priced-extras.tsx";
import { FreeServices } from "#app/kits/price-display/free-services.tsx";
import { ClientDifference } from "#app/kits/price-display/kit-total.tsx";
import { OtherPrice } from "#app/kits/price-display/other-price.tsx";
import { PriceLabel, TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { MobileDiscount } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import type { OfferedKit } from "#app/kits/queries.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Price } from "#app/ui/price.tsx";

interface Props {
  kit: OfferedKit;
  /** Whether it is on the kit's own page: the URL has the extras, and a bar keeps the price and the button in view. */
  isPage?: boolean;
  /** Whether it is part of a card, which has the territory, below a list that says what is free with every kit. */
  isInCard?: boolean;
  /** What clients get off their mobile bill. */
  mobileDiscount?: MobileDiscount | undefined;
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

interface ActionBarProps {
  name: LocalizedText;
  quote: Quote;
  ownButton: RefObject<Element>;
  children: ReactNode;
}

/** Fixed bar that keeps the price and 'Lo quiero' in view while the offer's own button is not. */
function ActionBar({ name, quote, ownButton, children }: ActionBarProps) {
  const { t } = useTranslation();
  const { clientStatus } = useSite();
  const isShown = useOutOfView(ownButton);
  usePageMark(isShown);
  const bill = calculateBill(quote, clientStatus);
  return (
    <div
      data-action-bar={isShown ? "shown" : ""}
      className="action-bar flex items-center text-sm fixed inset-x-0 bottom-0 z-40 border-t border-line bg-white py-2 shadow-raised"
    >
      <div className="contained flex items-center justify-between gap-2 lg:gap-6">
        <ContentText as="p" className="grow text-xl font-bold max-lg:hidden" of={name} />
        <div className="leading-snug tabular">
          <p className="text-muted">
            <PriceLabel clientStatus={clientStatus} /> · <TaxLabel quote={quote} />
          </p>
          <Price
            cents={bill.introPrice?.monthly ?? bill.monthly}
            unit={t("kits:perMonth")}
            size="small"
            // The introductory price does not last as long as the commitment.
            note={
              bill.introPrice ? undefined : (
                <T k="kits:barMonths" values={{ months: quote.conditions.commitmentMonths }} />
              )
            }
          />
          {bill.introPrice ? (
            <p className="text-muted">
              <T k="kits:barPromo" values={{ months: bill.introPrice.months, price: formatEuros(bill.monthly) }} />
            </p>
          ) : null}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Whether an element is outside of the screen. False on the server. */
function useOutOfView(ref: RefObject<Element>): boolean {
  const [isOutOfView, setOutOfView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setOutOfView(!isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isOutOfView;
}

/** Marks the root element while the bar is shown, for rules about the whole page (docs/decisions/0018). */
function usePageMark(isShown: boolean): void {
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-has-action-bar", isShown);
    return () => root.removeAttribute("data-has-action-bar");
  }, [isShown]);
}
