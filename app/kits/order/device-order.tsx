import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CampaignInput } from "#app/analytics/campaign-links.tsx";
import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { toEcommerce } from "#app/kits/kit-analytics.ts";
import { type KitId, parseKitId } from "#app/kits/kit-id.ts";
import { FreeServices, OneOffPayment, PriceNow } from "#app/kits/price-display/kit-price.tsx";
import { OtherPrice } from "#app/kits/price-display/other-price.tsx";
import { PriceLabel } from "#app/kits/price-display/price-label.tsx";
import { PriceSum } from "#app/kits/price-display/price-sum.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { OfferTotal } from "#app/kits/price-display/price-timeline.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { PATHS } from "#app/paths.ts";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BuyButton, ShownPriceInputs } from "./order-fields.tsx";

interface OrderedKit {
  kit: { _id: string; productId: KitId; kitName: LocalizedText; isBusiness: boolean };
  /** With the device. */
  quote: Quote;
}

interface Props {
  /** The device's short name. */
  name: LocalizedText;
  offered: OrderedKit[];
  /** The id of the device as an extra, which is the checkout's search parameter. */
  extra: string | undefined;
}

/**
 * The choice of a kit with the device in it, and what that kit costs, as a form that leads to the checkout. A native list, so that it works
 * without JavaScript; the price below it names its kit, because it follows the list only with JavaScript.
 */
export function DeviceOrder({ name, offered, extra }: Props) {
  const { clientStatus } = useSite();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [chosenId, setChosenId] = useState(offered[0]?.kit.productId);
  useEffect(() => {
    // The visitor may have chosen before hydration, and a browser that goes back restores the choice.
    const list = form.current?.elements.namedItem("kit");
    if (list instanceof HTMLSelectElement) setChosenId(parseKitId(list.value));
  }, []);
  const chosen = offered.find(({ kit }) => kit.productId === chosenId) ?? offered[0];
  if (!chosen) return null;
  const { kit, quote } = chosen;
  return (
    <Form
      ref={form}
      method="get"
      action={localePath(locale, PATHS.checkout)}
      onSubmit={() => trackEvent({ event: "add_to_cart", ecommerce: toEcommerce(kit, quote, clientStatus) })}
      className="space-y-3"
    >
      <CampaignInput />
      {offered.length === 1 ? (
        <input type="hidden" name="kit" value={kit.productId} />
      ) : (
        <KitList offered={offered} onChoose={(value) => setChosenId(parseKitId(value))} />
      )}
      {extra ? <input type="hidden" name={extra} value="true" /> : null}
      <ShownPriceInputs />
      <div>
        <p className="mb-1 font-semibold">
          {extra ? (
            <PriceSum kit={kit.kitName} names={{ camera: name, panicButton: name }} quote={quote} />
          ) : (
            <ContentText of={kit.kitName} />
          )}
          <span className="block">
            <PriceLabel clientStatus={clientStatus} />
          </span>
        </p>
        <PriceNow quote={quote} clientStatus={clientStatus} size="large" saysWhose={false} />
      </div>
      <OfferTotal quote={quote} clientStatus={clientStatus} />
      <OneOffPayment quote={quote} clientStatus={clientStatus} />
      <BuyButton label={undefined} className="w-full text-lg" />
      <FreeServices quote={quote} />
      <div className="border-t border-line">
        <OtherPrice quote={quote} />
        <PriceTerritory quote={quote} />
      </div>
    </Form>
  );
}

interface ListProps extends Pick<Props, "offered"> {
  onChoose: (productId: string) => void;
}

function KitList({ offered, onChoose }: ListProps) {
  const { t } = useTranslation();
  const segments = [
    { label: t("sections:forHome"), kits: offered.filter(({ kit }) => !kit.isBusiness) },
    { label: t("sections:forBusiness"), kits: offered.filter(({ kit }) => kit.isBusiness) },
  ].filter(({ kits }) => kits.length > 0);
  return (
    <label className="block font-semibold">
      <T k="accessories:pickKit" />
      <span className="kit-list">
        <select name="kit" onChange={(event) => onChoose(event.currentTarget.value)} className="control font-normal">
          {segments.map(({ label, kits }) => (
            <optgroup key={label} label={label}>
              {kits.map(({ kit }) => (
                <option key={kit._id} value={kit.productId}>
                  {textOf(kit.kitName)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </label>
  );
}
