import { Form } from "@remix-run/react";
import { useId } from "react";
import { CampaignInput } from "#app/analytics/campaign-input.tsx";
import { report } from "#app/analytics/report.ts";
import { localePath } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { useSite } from "#app/layout/use-site.ts";
import type { Localized } from "#app/i18n/localize.ts";
import type { KIT_BY_SLUG_RESULT } from "#app/sanity/sanity.generated.ts";
import { ActionBar } from "./action-bar.tsx";
import { ComplementChecklist } from "./complement-checklist.tsx";
import { measured } from "./measured.ts";
import { OptionalExtras } from "./optional-extras.tsx";
import { OrderYourWay } from "./order-your-way.tsx";
import { PriceBox } from "./price-box.tsx";
import { PriceInputs } from "./price-inputs.tsx";
import { useExtras } from "./use-extras.ts";
import { useQuotes } from "./use-territory.ts";
import { WantButton } from "./want-button.tsx";

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
        action={localePath(locale, "/checkout")}
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
