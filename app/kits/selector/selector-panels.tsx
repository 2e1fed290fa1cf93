import { Form } from "@remix-run/react";
import { CampaignInput } from "#app/analytics/campaign-links.tsx";
import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { selectKitEvent, toEcommerce } from "#app/kits/kit-analytics.ts";
import type { House, OrderExtra, SelectorKit } from "#app/kits/kit-content.ts";
import { MoreLink } from "#app/kits/order/more-link.tsx";
import { BuyButton } from "#app/kits/order/order-fields.tsx";
import { useExtras } from "#app/kits/order/use-extras.ts";
import { PricedExtras, useQuoteWithExtras } from "#app/kits/page/priced-extras.tsx";
import { HousePlan } from "#app/kits/plan/house-plan.tsx";
import { devicesOf } from "#app/kits/plan/plan-devices.ts";
import { FreeServices } from "#app/kits/price-display/kit-price.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useKitHref } from "#app/kits/use-kit-links.ts";
import { PATHS } from "#app/paths.ts";
import { usePagePath } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { Badge } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { DevicePanelPicture, DevicesPanel, Panel } from "./device-panel.tsx";

interface Props {
  kit: SelectorKit;
  /** The extras that can be ordered with it. */
  offered: OrderExtra[];
  /** The kit's house, in which the extras stand while they are chosen. */
  house: House | undefined;
}

/** The kit's price with its extras and 'Lo quiero', its house, and the panels of what it holds. A GET form to the checkout. */
export function SelectorPanels({ kit, offered, house }: Props) {
  const { clientStatus } = useSite();
  const { extras, choose, form } = useExtras({ camera: kit.hasCamera ?? false, panicButton: false });
  const locale = useLocale();
  const kitHref = useKitHref();
  const pagePath = usePagePath();
  const hasPanicButton = offered.some(({ extraId }) => extraId === "boton_panico");
  const quote = useQuoteWithExtras(kit, extras, offered);
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
      <section className="selector-price shadow-card">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3>
            <T k="sections:price" /> <ContentText of={kit.kitName} />
          </h3>
          <MoreLink
            kit={kit}
            to={kitHref(kit)}
            onClick={() => trackEvent(selectKitEvent(kit, quote, clientStatus, pagePath))}
          />
        </div>
        <PricedExtras
          kit={kit}
          extras={offered}
          contained={kit.complements.flatMap(({ device }) => device ?? [])}
          quote={quote}
          onChoose={choose}
        />
        <BuyButton label={kit.button} className="w-full text-lg" />
        <FreeServices quote={quote} />
        <PriceTerritory quote={quote} />
      </section>
      <div className="selector-house">
        {house ? (
          <HousePlan
            house={house}
            devices={devicesOf({ ...kit, extras: offered })}
            sizes="(min-width: 64.5rem) 780px, (min-width: 40.5rem) 46vw, 92vw"
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
          picture={
            offered.some(({ image }) => image) ? (
              offered.map(({ extraId, image }) => (image ? <DevicePanelPicture key={extraId} image={image} /> : null))
            ) : (
              <Icon name="camera" size={56} />
            )
          }
          title={<T k={hasPanicButton ? "sections:hdCameraAndButton" : "sections:hdCamera"} />}
          mark={
            <Badge>
              <T k="sections:optionalPart" />
            </Badge>
          }
          text={kit.extra}
        >
          <ul className="ticked-complements">
            {offered.map(({ extraId, name, description }) => (
              <li key={extraId}>
                <Icon name="plus" size={20} />
                <span>
                  <b>
                    <ContentText of={name} />
                  </b>{" "}
                  {description ? <ContentText of={description} /> : null}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </Form>
  );
}
