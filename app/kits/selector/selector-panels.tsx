import { Form } from "@remix-run/react";
import { CampaignInput } from "#app/analytics/campaign-links.tsx";
import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale, useText } from "#app/i18n/t.tsx";
import { selectKitEvent, toEcommerce } from "#app/kits/kit-analytics.ts";
import type { House, SelectorCamera, SelectorKit } from "#app/kits/kit-content.ts";
import { BuyButton, ExtraCheckbox, ShownPriceInputs } from "#app/kits/order/order-fields.tsx";
import { useExtras } from "#app/kits/order/use-extras.ts";
import { HousePlan } from "#app/kits/plan/house-plan.tsx";
import { devicesOf } from "#app/kits/plan/plan-devices.ts";
import { KitPrice } from "#app/kits/price-display/kit-price.tsx";
import { TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { useKitHref } from "#app/kits/use-kit-links.ts";
import { formatEuros } from "#app/money.ts";
import { PATHS } from "#app/paths.ts";
import { usePagePath } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { DevicesPanel, Panel, PanelPicture } from "./device-panel.tsx";

interface Props {
  kit: SelectorKit;
  camera: SelectorCamera;
  /** The kit's house, in which the camera stands while it is chosen. */
  house: House | undefined;
}

/** The kit's house, and its four panels: system, sensors, HD camera and price. A GET form to the checkout. */
export function SelectorPanels({ kit, camera, house }: Props) {
  const { clientStatus } = useSite();
  const { extras, choose, form } = useExtras({ camera: kit.hasCamera ?? false, panicButton: false });
  const locale = useLocale();
  const text = useText();
  const kitHref = useKitHref();
  const pagePath = usePagePath();
  const quote = useQuotes()(kit, { camera: extras.camera });
  const { introPrice, monthly } = calculateBill(quote, clientStatus);
  const inGroup = (name: SelectorKit["complements"][number]["group"]) =>
    kit.complements.filter(({ group }) => (group ?? "sensors") === name);
  return (
    <Form
      ref={form}
      method="get"
      action={localePath(locale, PATHS.checkout)}
      onSubmit={() => trackEvent({ event: "add_to_cart", ecommerce: toEcommerce(kit, quote, clientStatus) })}
      data-plan
    >
      <input type="hidden" name="kit" value={kit.productId} />
      <CampaignInput />
      <div className="selector-house">
        {house ? (
          <HousePlan
            house={house}
            devices={devicesOf({ ...kit, extras: camera ? [camera] : [] })}
            sizes="(min-width: 1032px) 560px, (min-width: 648px) 46vw, 92vw"
          />
        ) : kit.houseId ? null : (
          <Icon name={kit.icon ?? "shield"} size={96} />
        )}
      </div>
      <div className="kit-panels">
        <DevicesPanel
          title={<T k="sections:system" />}
          text={kit.system}
          image={kit.systemImage}
          complements={inGroup("system")}
        />
        <DevicesPanel
          title={<T k="sections:sensors" />}
          text={kit.sensors}
          image={kit.sensorsImage}
          complements={inGroup("sensors")}
        />
        <Panel
          picture={camera?.image ? <PanelPicture image={camera.image} /> : <Icon name="camera" size={56} />}
          title={<T k="sections:hdCamera" />}
          mark={
            <Badge>
              <T k="sections:optionalPart" />
            </Badge>
          }
          text={kit.extra}
        >
          <div>
            <ExtraCheckbox
              name="camara"
              monthly={quote.camera.monthly}
              isChosen={extras.camera}
              onChoose={(camera) => choose({ camera })}
            >
              <span className="font-semibold">
                <T k="kits:addCamera" />
              </span>
            </ExtraCheckbox>
          </div>
        </Panel>
      </div>
      {kit.isBusiness ? <input type="hidden" name="business_kit" value="true" /> : null}
      <ShownPriceInputs />
      <section className="selector-price">
        <div>
          <h3 className="text-xl">
            <T k="sections:price" />{" "}
            <span className="text-brand-700">
              <ContentText of={kit.kitName} />
            </span>
          </h3>
          <KitPrice quote={quote} clientStatus={clientStatus} size="large" />
          <TextLink
            to={kitHref(kit)}
            onClick={() => trackEvent(selectKitEvent(kit, quote, clientStatus, pagePath))}
            variant="standalone"
          >
            <T k="kits:more" />
            <span className="sr-only">
              {" "}
              <ContentText of={kit.kitName} />
            </span>
          </TextLink>
          <BuyButton label={kit.button} />
        </div>
        {/* Repeats the panel for the eye while a phone shows the rest of the selector (`selector.css`). */}
        <div aria-hidden="true">
          <p>
            <ContentText of={kit.kitName} />
            <b>{`${formatEuros(introPrice?.monthly ?? monthly)}${text("kits:perMonth")}`}</b>
            {introPrice ? (
              <T k="kits:barPromo" values={{ months: introPrice.months, price: formatEuros(monthly) }} />
            ) : (
              <TaxLabel quote={quote} />
            )}
          </p>
          <BuyButton label={kit.button} tabIndex={-1} />
        </div>
      </section>
    </Form>
  );
}
