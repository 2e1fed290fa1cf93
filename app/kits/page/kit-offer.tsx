import { Form } from "@remix-run/react";
import { useId } from "react";
import { CampaignInput } from "#app/analytics/campaign-input.tsx";
import { report } from "#app/analytics/report.ts";
import { localePath } from "#app/i18n/locale.ts";
import type { Localized } from "#app/i18n/localize.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { ActionBar } from "#app/kits/action-bar.tsx";
import { measured } from "#app/kits/kit-analytics.ts";
import { OptionalExtras } from "#app/kits/optional-extras.tsx";
import { OrderYourWay } from "#app/kits/order/order-your-way.tsx";
import { useExtras } from "#app/kits/order/use-extras.ts";
import { PriceBox } from "#app/kits/price-display/price-box.tsx";
import { useQuotes } from "#app/kits/price-display/use-territory.ts";
import { PriceInputs } from "#app/kits/price-inputs.tsx";
import { WantButton } from "#app/kits/want-button.tsx";
import { useSite } from "#app/layout/use-site.ts";
import { PATHS } from "#app/paths.ts";
import type { KIT_BY_SLUG_RESULT } from "#app/sanity/sanity.generated.ts";
import { ComplementChecklist } from "./complement-checklist.tsx";

export type OfferedKit = Localized<NonNullable<KIT_BY_SLUG_RESULT>>;

/**
 * The price box, the checklist of complements and 'Lo quiero': a form that leads to the checkout with what was chosen, so it works
 * without JavaScript; with it the price follows at once. `hasBar`: on a phone the price and the button stay in sight.
 */
export function KitOffer({ kit, hasBar = false }: { kit: OfferedKit; hasBar?: boolean }) {
  const { clientStatus } = useSite();
  const { extras, choose, form } = useExtras({ camera: kit.camera.byDefault ?? false, panicButton: false });
  const locale = useLocale();
  const id = useId();
  const panicButton = kit.extras.find(({ extraId }) => extraId === "boton_panico");
  const quote = useQuotes()(kit, {
    camera: extras.camera,
    panicButton: extras.panicButton && panicButton !== undefined,
    panicButtonPrice: kit.isBusiness ? panicButton?.price.business : panicButton?.price.home,
  });
  const label = kit.price.button;
  const tellOrder = () => report({ event: "add_to_cart", ecommerce: measured(kit, quote, clientStatus) });
  return (
    <>
      <Form
        ref={form}
        id={id}
        method="get"
        action={localePath(locale, PATHS.checkout)}
        onSubmit={tellOrder}
        className="space-y-5 rounded-lg bg-white p-5 shadow-card sm:p-6"
      >
        <input type="hidden" name="kit" value={kit.productId} />
        <CampaignInput />
        <PriceBox quote={quote} clientStatus={clientStatus} size="large" />
        <ComplementChecklist complements={kit.complements}>
          <OptionalExtras
            extras={kit.extras}
            contained={kit.complements.flatMap(({ device }) => device?._id ?? [])}
            quote={quote}
            onChoose={choose}
          />
        </ComplementChecklist>
        {kit.isBusiness ? <input type="hidden" name="business_kit" value="true" /> : null}
        <PriceInputs />
        <div className="grid gap-3">
          <WantButton label={label} className="text-lg" />
          <OrderYourWay wanted={{ ...kit, ...extras }} hours={kit.hours} onOrder={tellOrder} />
        </div>
      </Form>
      {hasBar ? <ActionBar quote={quote} clientStatus={clientStatus} label={label} form={id} /> : null}
    </>
  );
}
