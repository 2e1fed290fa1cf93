import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { parseKitId } from "#app/kits/kit-id.ts";
import { FreeServices } from "#app/kits/price-display/free-services.tsx";
import { KitPrice, OneOffPayment } from "#app/kits/price-display/kit-price.tsx";
import { KitTotal } from "#app/kits/price-display/kit-total.tsx";
import { OtherPrice } from "#app/kits/price-display/other-price.tsx";
import { PriceLabel } from "#app/kits/price-display/price-labels.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PriceSum } from "./extras.tsx";
import { BuyButton, OrderForm, ShownPriceInputs } from "./order-form.tsx";

export interface OfferedKit {
  kit: { _id: string; productId: string; kitName: LocalizedText; isBusiness: boolean };
  /** With the device. */
  quote: Quote;
}

interface Props {
  /** The device's short name. */
  name: LocalizedText;
  offered: OfferedKit[];
  /** The id of the device as an extra, which is the checkout's search parameter. */
  extra: string | undefined;
}

/**
 * The choice of a kit with the device in it, and what that kit costs, as a form that leads to the checkout. A native list, so that it works
 * without JavaScript; the price below it names its kit, because it follows the list only with JavaScript.
 */
export function DeviceOrder({ name, offered, extra }: Props) {
  const { clientStatus } = useSite();
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
    <OrderForm kit={kit} quote={quote} form={form} hasKitField className="space-y-3">
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
        <KitPrice quote={quote} size="large" saysWhose={false} />
      </div>
      <KitTotal quote={quote} />
      <OneOffPayment quote={quote} />
      <BuyButton label={undefined} className="w-full text-lg" />
      <FreeServices quote={quote} />
      <div className="border-t border-line">
        <OtherPrice quote={quote} />
        <PriceTerritory quote={quote} />
      </div>
    </OrderForm>
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
