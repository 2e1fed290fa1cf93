import { Form } from "@remix-run/react";
import { CampaignInput } from "#app/analytics/campaign-links.tsx";
import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale, useText } from "#app/i18n/t.tsx";
import { toEcommerce } from "#app/kits/kit-analytics.ts";
import type { KitId } from "#app/kits/kit-id.ts";
import { TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { PATHS } from "#app/paths.ts";
import { useSite } from "#app/site/use-site.ts";
import { BuyButton, ShownPriceInputs } from "./order-fields.tsx";

interface OrderedKit {
  kit: { _id: string; productId: KitId; kitName: LocalizedText; isBusiness: boolean };
  /** With the device. */
  quote: Quote;
}

interface Props {
  offered: OrderedKit[];
  /** The id of the device as an extra, which is the checkout's search parameter. */
  extra: string | undefined;
}

/** The choice of a kit with the device in it, as a form that leads to the checkout. A native list, so that it works without JavaScript. */
export function DeviceOrder({ offered, extra }: Props) {
  const { clientStatus } = useSite();
  const locale = useLocale();
  const [only, ...others] = offered;
  return (
    <Form
      method="get"
      action={localePath(locale, PATHS.checkout)}
      onSubmit={(event) => {
        const chosen = new FormData(event.currentTarget).get("kit");
        const ordered = offered.find(({ kit }) => kit.productId === chosen);
        if (ordered)
          trackEvent({ event: "add_to_cart", ecommerce: toEcommerce(ordered.kit, ordered.quote, clientStatus) });
      }}
      className="space-y-3"
    >
      <CampaignInput />
      {only && others.length === 0 ? <OnlyKit {...only} /> : <KitList offered={offered} />}
      {extra ? <input type="hidden" name={extra} value="true" /> : null}
      <ShownPriceInputs />
      <BuyButton label={undefined} className="w-full text-lg" />
    </Form>
  );
}

function OnlyKit({ kit, quote }: OrderedKit) {
  const { clientStatus } = useSite();
  const perMonth = useText()("kits:perMonth");
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <input type="hidden" name="kit" value={kit.productId} />
      <span className="text-muted">
        <ContentText of={kit.kitName} />
      </span>
      <span className="text-lg font-bold">
        {`${formatEuros(calculateBill(quote, clientStatus).monthly)}${perMonth} `}
        <span className="text-sm font-normal text-muted">
          <TaxLabel quote={quote} />
        </span>
      </span>
    </p>
  );
}

/** The kits with their monthly price, the device included. */
function KitList({ offered }: Pick<Props, "offered">) {
  const { clientStatus } = useSite();
  const text = useText();
  const segments = [
    { label: text("sections:forHome"), kits: offered.filter(({ kit }) => !kit.isBusiness) },
    { label: text("sections:forBusiness"), kits: offered.filter(({ kit }) => kit.isBusiness) },
  ].filter(({ kits }) => kits.length > 0);
  return (
    <label className="block font-semibold">
      <T k="accessories:pickKit" />
      <select name="kit" className="control mt-1 font-normal">
        {segments.map(({ label, kits }) => (
          <optgroup key={label} label={label}>
            {kits.map(({ kit, quote }) => (
              <option key={kit._id} value={kit.productId}>
                {`${textOf(kit.kitName)} · ${formatEuros(calculateBill(quote, clientStatus).monthly)}${text("kits:perMonth")}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
