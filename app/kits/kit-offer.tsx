import { Form, useSearchParams } from "@remix-run/react";
import { useEffect, useId, useState } from "react";
import type { Localized } from "#app/content/localized.ts";
import type { KIT_BY_SLUG_RESULT } from "#app/content/sanity.generated.ts";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale, useText } from "#app/i18n/t.tsx";
import { useSite } from "#app/layout/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { Price } from "#app/ui/price.tsx";
import { formatEuros } from "./money.ts";
import { PriceBox } from "./price-box.tsx";
import { billOf } from "./quote.ts";
import { quoteOf } from "./quote-of-content.ts";

export type OfferedKit = Localized<NonNullable<KIT_BY_SLUG_RESULT>>;

/**
 * The price box with the camera toggle and 'Lo quiero': a form that leads to the checkout with what was chosen, so it
 * works without JavaScript. `hasBar`: on a phone the price and the button stay in sight.
 */
export function KitOffer({ kit, hasBar = false }: { kit: OfferedKit; hasBar?: boolean }) {
  const { settings, clientStatus } = useSite();
  const [camera, setCamera] = useState(false);
  const [query] = useSearchParams();
  const isCameraChosen = query.get("camara") === "true";
  // After the page has loaded: the page itself is the same for everybody, so that it can be cached.
  useEffect(() => {
    if (isCameraChosen) setCamera(true);
  }, [isCameraChosen]);
  const locale = useLocale();
  const text = useText();
  const id = useId();
  const quote = quoteOf(kit, settings, { camera });
  const bill = billOf(quote, clientStatus);
  return (
    <>
      <Form
        id={id}
        method="get"
        action={localePath(locale, "/checkout")}
        className="space-y-5 rounded-lg bg-white p-6 shadow-card"
      >
        <PriceBox quote={quote} clientStatus={clientStatus} size="large" />
        <input type="hidden" name="kit" value={kit.productId} />
        {kit.isBusiness ? <input type="hidden" name="business_kit" value="true" /> : null}
        <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-2 border-field px-4 py-3 has-checked:border-brand-700 has-checked:bg-brand-50">
          <input
            type="checkbox"
            name="camara"
            value="true"
            checked={camera}
            onChange={(event) => setCamera(event.currentTarget.checked)}
            className="size-5 shrink-0 accent-brand-700"
          />
          <span className="grow font-semibold">
            <T k="kits:addCamera" />
          </span>
          <span className="whitespace-nowrap font-semibold tabular-nums">
            {`+${formatEuros(quote.camera.monthly)}${text("kits:perMonth")}`}
          </span>
        </label>
        <Button look="accent" className="w-full text-lg">
          <T k="kits:want" />
        </Button>
      </Form>
      {hasBar ? (
        <div
          data-action-bar
          className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-between gap-4 border-t border-line bg-white px-4 py-3 shadow-raised lg:hidden"
        >
          <div>
            <Price cents={bill.promo?.monthly ?? bill.monthly} unit={text("kits:perMonth")} size="small" />
            <p className="text-xs text-muted">
              {bill.promo ? (
                <T k="kits:barPromo" values={{ months: bill.promo.months, price: formatEuros(bill.monthly) }} />
              ) : (
                <T k={quote.ivaIncluded ? "kits:taxIncluded" : "kits:taxExcluded"} />
              )}
            </p>
          </div>
          <Button form={id} look="accent">
            <T k="kits:want" />
          </Button>
        </div>
      ) : null}
    </>
  );
}
