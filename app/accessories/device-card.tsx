import type { ReactNode } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import { useTrackCallbackLink } from "#app/callback/callback-links.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { devicePath, PATHS } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FlipCard } from "#app/ui/flip-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link, TextLink } from "#app/ui/link.tsx";
import { type Device, type TileDevice, toAnalyticsItem } from "./device.ts";
import { DevicePicture } from "./device-picture.tsx";
import { DevicePrice, type PriceOfMonth } from "./device-price.tsx";

interface TileProps {
  device: TileDevice;
  /** Without it, the card does not say how the device is had. */
  price?: PriceOfMonth;
  /** The media query where the picture is small, so that only its hotspot is shown. */
  near?: string;
  /** Whether it is a slide, which would cut off its shadow. */
  isSlide?: boolean;
}

/** A small card. The whole card links to the device's page. */
export function DeviceTile({ device, price, near, isSlide = false }: TileProps) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <article
      className={`card link-card device-tile flex h-full flex-col ${isSlide ? "w-full border border-line flat" : ""}`.trimEnd()}
    >
      <DevicePicture image={device.image} decorative slot="device" sizes="240px" near={near} />
      <div className="flex grow flex-col gap-2 p-5">
        <h3 className={`text-lg ${titleWeight(device) ?? "font-bold"}`}>
          <Link to={path}>
            <ContentText of={device.title} />
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <ContentText of={device.frontBody} />
        </p>
        {price ? (
          <DevicePrice
            device={device}
            price={price}
            byPhone={
              <p className="mt-auto pt-1.5 text-sm leading-snug text-muted">
                <T k="accessories:phonePrice" />
              </p>
            }
            className="mt-auto pt-1.5 text-[0.9375rem] leading-snug font-bold"
          />
        ) : null}
      </div>
    </article>
  );
}

/** The weight that the CMS sets for a title, where it is not the default. */
function titleWeight({ titleWeight: weight = "bold" }: Pick<Device, "titleWeight">): string | undefined {
  return { normal: "font-normal", semibold: "font-semibold", bold: undefined }[weight];
}

interface CardsProps {
  devices: Device[];
  price: PriceOfMonth;
  /** The name of a device's area, where cards say it: in the catalogue, whose filter has them. */
  areaName?: (area: Device["area"]) => ReactNode;
  /** For a few cards that stand out, whose large picture is loaded immediately. */
  isLarge?: boolean;
  /** A last card that is no device. */
  children?: ReactNode;
}

/** A regular grid of flip cards: four in a row, two on a tablet, one on a phone. See `flip-cards.css`. */
export function DeviceFlipCards({ devices, price, areaName, isLarge = false, children }: CardsProps) {
  return (
    <ul className={`device-cards grid gap-2 md:gap-4 lg:gap-6 ${isLarge ? "large-cards mt-3 text-ink" : "mt-5"}`}>
      {devices.map((device) => (
        <li key={device._id} data-area={areaName ? (device.area ?? "") : undefined}>
          <DeviceFlipCard
            device={device}
            price={price}
            isLarge={isLarge}
            area={areaName?.(device.area)}
            asksPrice={Boolean(areaName)}
          />
        </li>
      ))}
      {children ? <li>{children}</li> : null}
    </ul>
  );
}

interface CardProps extends Pick<CardsProps, "price"> {
  device: Device;
  isLarge: boolean;
  area: ReactNode;
  /** Whether one without a price or a kit leads to a call about it. */
  asksPrice: boolean;
}

/** A card of the catalogue. Flips where the device has a text for the back. See docs/rules.md#flip-cards. */
function DeviceFlipCard({ device, price, isLarge, area, asksPrice }: CardProps) {
  const back = device.canFlip === false ? null : device.backBody;
  return (
    <FlipCard
      front={
        <>
          <DevicePicture
            image={device.image}
            priority={isLarge}
            slot={isLarge ? "card" : "near"}
            sizes={isLarge ? "(min-width: 64.5rem) 400px, 46vw" : "(min-width: 64.5rem) 280px, 112px"}
            near={isLarge ? "(max-width: 64.49rem)" : undefined}
          />
          <div className="device-text">
            {area ? <p>{area}</p> : null}
            <h3 className={titleWeight(device)}>
              <ContentText of={device.title} />
            </h3>
            <p>
              <ContentText of={device.frontBody} />
            </p>
            <DevicePrice
              device={device}
              price={price}
              byPhone={asksPrice ? <AskPriceLink device={device} /> : null}
              className="device-price"
            />
            {isLarge ? <PickKitLink device={device} /> : null}
            {back ? null : <DeviceLink device={device} className="text-brand-700" />}
          </div>
        </>
      }
      back={
        back ? (
          <>
            <p className="text-lg leading-tight font-bold max-md:hidden">
              <ContentText of={device.title} />
            </p>
            <p>
              <ContentText of={back} />
            </p>
            <DeviceLink device={device} className="mt-auto text-white" />
          </>
        ) : null
      }
      turn={{
        over: <T k="sections:about" />,
        back: <T k="sections:turnBack" />,
        name: <ContentText of={device.title} />,
      }}
      onTurnOver={() => trackEvent({ event: "select_item", ecommerce: { items: [toAnalyticsItem(device)] } })}
    />
  );
}

/**
 * For a device whose price is told by phone: leads to the call-back form. Above the arrow, which covers the card. Screen readers hear
 * the device's name too.
 */
function AskPriceLink({ device }: { device: Device }) {
  const path = localePath(useLocale(), PATHS.callback);
  const trackClick = useTrackCallbackLink();
  return (
    <span className="mt-auto flex pt-3">
      <Link to={path} onClick={trackClick} className="ask-price z-40">
        <T k="accessories:askPrice" />
        <span className="sr-only">
          {" "}
          <ContentText of={device.title} />
        </span>
      </Link>
    </span>
  );
}

/** For a device that is ordered with a kit: leads to the choice of the kit on the device's page. Above the arrow too. */
function PickKitLink({ device }: { device: Device }) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <ButtonLink to={`${path}#order-device`} className="z-40 px-2 py-2">
      <T k={device.extra?.extraId === "camara" ? "accessories:pickWithCamera" : "accessories:pickWithButton"} />
    </ButtonLink>
  );
}

/** The link to a device's page. Screen readers hear the device's name too. */
function DeviceLink({ device, className }: { device: Device; className: string }) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <TextLink to={path} variant="standalone" className={`gap-1 self-start ${className}`}>
      <T k={device.url ? "sections:more" : "sections:devicePage"} />
      <span className="sr-only">
        {" "}
        <ContentText of={device.title} />
      </span>
      <Icon name="next" size={18} />
    </TextLink>
  );
}
