import type { ReactNode } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { TickedComplements } from "#app/kits/complements.tsx";
import { selectKitEvent } from "#app/kits/kit-analytics.ts";
import { BuyButton, OrderForm } from "#app/kits/order/order-form.tsx";
import { MoreLink, useKitHref } from "#app/kits/order/order-links.tsx";
import { PricedExtras, useKitOrder } from "#app/kits/order/priced-extras.tsx";
import { HousePlan } from "#app/kits/plan/house-plan.tsx";
import { devicesOf } from "#app/kits/plan/plan-devices.ts";
import type { House } from "#app/kits/plan/queries.ts";
import { FreeServices } from "#app/kits/price-display/free-services.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import type { OrderExtra, SelectorKit } from "#app/kits/queries.ts";
import { usePagePath } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { Badge } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";

interface Props {
  kit: SelectorKit;
  offered: OrderExtra[];
  /** The kit's house, in which the extras stand while they are chosen. */
  house: House | undefined;
}

/** The kit's price with its extras and 'Lo quiero', its house, and the panels of what it holds. A GET form to the checkout. */
export function SelectorPanels({ kit, offered, house }: Props) {
  const { clientStatus } = useSite();
  const { choose, form, quote } = useKitOrder(kit, offered);
  const kitHref = useKitHref();
  const pagePath = usePagePath();
  const hasPanicButton = offered.some(({ extraId }) => extraId === "boton_panico");
  const inGroup = (name: SelectorKit["complements"][number]["group"]) =>
    kit.complements.filter(({ group }) => (group ?? "sensors") === name);
  return (
    <OrderForm kit={kit} quote={quote} form={form} className="contents" hasPlan>
      {/* Beside the kits and the house. */}
      <section className="flex flex-col gap-3 rounded-lg bg-white p-4 shadow-card md:col-start-2 md:row-span-2 md:row-start-1 md:p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="text-[1.25rem]">
            <T k="sections:price" /> <ContentText of={kit.kitName} />
          </h3>
          <MoreLink
            kit={kit}
            to={kitHref(kit)}
            onClick={() => trackEvent(selectKitEvent(kit, quote, clientStatus, pagePath))}
          />
        </div>
        <PricedExtras
          extras={offered}
          contained={kit.complements.flatMap(({ device }) => device ?? [])}
          quote={quote}
          onChoose={choose}
        />
        <BuyButton label={kit.button} className="w-full text-lg" />
        <FreeServices quote={quote} />
        <PriceTerritory quote={quote} />
      </section>
      <div className="grid aspect-[4/3] items-center overflow-hidden rounded-lg bg-tint *:m-auto *:w-full *:max-w-[38rem] *:text-brand-700 md:col-start-1 md:row-start-2 md:aspect-auto">
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
      {/* On a wide screen the same lines for the titles, the texts and the lists of the three panels. */}
      <div className="grid gap-4 md:col-span-2 md:row-start-3 lg:grid-cols-[repeat(3,1fr)] lg:grid-rows-[auto_auto_1fr_auto] lg:gap-x-6 lg:gap-y-0">
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
          <ul className={`grid gap-2 ${PANEL_LIST}`}>
            {offered.map(({ extraId, name, description }) => (
              <li key={extraId} className="flex gap-2.5 leading-snug">
                <Icon name="plus" size={20} className="mt-px shrink-0 text-success" />
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
    </OrderForm>
  );
}

const PANEL_LIST = "content-start border-t border-line pt-3";

interface PanelProps {
  picture: ReactNode;
  title: ReactNode;
  mark?: ReactNode;
  text: LocalizedText | undefined;
  children?: ReactNode;
}

function Panel({ picture, title, mark, text, children }: PanelProps) {
  return (
    <section className="card kit-panel relative flex flex-col md:max-lg:flex-row lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-0">
      <div className="flex aspect-[3] items-center justify-center gap-2 overflow-hidden bg-tint p-3 text-brand-700 md:max-lg:aspect-auto md:max-lg:flex-[0_0_38%] lg:aspect-[5/2]">
        {picture}
      </div>
      <div className="flex grow flex-col gap-3 p-5 lg:row-span-3 lg:grid lg:grid-rows-subgrid">
        <div className="flex flex-wrap content-start items-center gap-x-3 gap-y-1">
          <h3 className="text-[1.25rem]">{title}</h3>
          {mark}
        </div>
        {text ? <ContentText as="p" className="text-muted" of={text} /> : null}
        {children}
      </div>
    </section>
  );
}

function DevicePanelPicture({ image }: { image: PictureSource }) {
  return (
    <Picture
      image={image}
      decorative
      slot="thumbnail"
      sizes="96px"
      className="aspect-square h-auto max-h-full min-h-0 w-full min-w-0 flex-[0_1_6rem] rounded-md object-cover"
    />
  );
}

interface DevicesProps {
  title: ReactNode;
  text: LocalizedText | undefined;
  /** A picture of all the devices; without it, each device's own picture is shown. */
  image: PictureSource | undefined;
  complements: SelectorKit["complements"];
}

/** The panel of a group of the kit's devices. Renders nothing for a group without devices and text. */
function DevicesPanel({ title, text, image, complements }: DevicesProps) {
  if (complements.length === 0 && !text) return null;
  const pictures = complements.flatMap(({ image }) => image ?? []);
  return (
    <Panel
      picture={
        image ? (
          <Picture
            image={image}
            decorative
            slot="small"
            sizes="(min-width: 40.5rem) 220px, 42vw"
            className="size-full min-h-0 min-w-0"
          />
        ) : pictures.length > 0 ? (
          pictures.map((picture) => <DevicePanelPicture key={picture.url} image={picture} />)
        ) : (
          <Icon name="shield" size={56} />
        )
      }
      title={title}
      text={text}
    >
      <TickedComplements complements={complements} className={PANEL_LIST} />
    </Panel>
  );
}
