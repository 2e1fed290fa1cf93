import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { PriceLabel, TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Price } from "#app/ui/price.tsx";

interface Props {
  name: LocalizedText;
  quote: Quote;
  /** The offer's own button. */
  ownButton: RefObject<Element>;
  /** The button. */
  children: ReactNode;
}

/** Fixed bar that keeps the price and 'Lo quiero' in view while the offer's own button is not. */
export function ActionBar({ name, quote, ownButton, children }: Props) {
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
        <p className="grow text-xl font-bold max-lg:hidden">
          <ContentText of={name} />
        </p>
        <div className="leading-snug tabular">
          <p className="text-muted">
            <PriceLabel clientStatus={clientStatus} /> · <TaxLabel quote={quote} />
          </p>
          <Price
            cents={bill.introPrice?.monthly ?? bill.monthly}
            unit={t("kits:perMonth")}
            size="small"
            note={<T k="kits:barMonths" values={{ months: quote.conditions.commitmentMonths }} />}
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
