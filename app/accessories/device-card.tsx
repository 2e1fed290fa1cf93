import type { ReactNode } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import { useTrackCallbackLink } from "#app/callback/callback-links.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, ForReaders, T, useLocale } from "#app/i18n/t.tsx";
import { devicePath, PATHS } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FlipCard } from "#app/ui/flip-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link, TextLink } from "#app/ui/link.tsx";
import { type Device, type TileDevice, toAnalyticsItem } from "./device.ts";
import { DevicePicture } from "./device-picture.tsx";
import { DevicePrice } from "./device-price.tsx";

interface TileProps {
  device: TileDevice;
  isForBusiness?: boolean;
  /** Media query of the screens on which the picture is small and shows only its hotspot. */
  closeUpMedia?: string;
  /** A slide of a carousel, which would cut off the card's shadow, has a border instead. */
  isSlide?: boolean;
}

/** A small card. The whole card links to the device's page. */
export function DeviceTile({ device, isForBusiness, closeUpMedia, isSlide = false }: TileProps) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <article
      className={`card link-card device-tile flex h-full flex-col ${isSlide ? "w-full border border-line flat" : ""}`.trimEnd()}
    >
      <DevicePicture image={device.image} decorative slot="device" sizes="240px" closeUpMedia={closeUpMedia} />
      <div className="flex grow flex-col gap-2 p-5">
        <h3 className={`text-lg ${titleWeight(device) ?? "font-bold"}`}>
          <Link to={path}>
            <ContentText of={device.title} />
          </Link>
        </h3>
        <ContentText as="p" className="text-sm text-muted" of={device.frontBody} />
        <DevicePrice
          device={device}
          isForBusiness={isForBusiness}
          withoutPrice={
            <T as="p" className="mt-auto pt-1.5 text-sm leading-snug text-muted" k="accessories:phonePrice" />
          }
          className="mt-auto pt-1.5 text-[0.9375rem] leading-snug font-bold"
        />
      </div>
    </article>
  );
}

/** The class of the weight that the CMS sets for a title. Undefined for bold, which is the default of the CMS. */
function titleWeight({ titleWeight: weight = "bold" }: Pick<Device, "titleWeight">): string | undefined {
  return { normal: "font-normal", semibold: "font-semibold", bold: undefined }[weight];
}

interface CardsProps {
  devices: Device[];
  isForBusiness?: boolean;
  /** Names the area of a device on its card. Set in the catalogue below its filter, where a device without a price links to a call. */
  areaName?: (area: Device["area"]) => ReactNode;
  /** Large cards with large pictures, which load immediately: for few devices at the top of a page. */
  isLarge?: boolean;
  /** A last card, which shows no device. */
  children?: ReactNode;
}

/** A regular grid of flip cards: four in a row, two on a tablet, one on a phone. See `flip-cards.css`. */
export function DeviceFlipCards({ devices, isForBusiness, areaName, isLarge = false, children }: CardsProps) {
  return (
    <ul className={`device-cards grid gap-2 md:gap-4 lg:gap-6 ${isLarge ? "large-cards mt-3 text-ink" : "mt-5"}`}>
      {devices.map((device) => (
        <li key={device._id} data-area={areaName ? (device.area ?? "") : undefined}>
          <DeviceFlipCard device={device} isForBusiness={isForBusiness} areaName={areaName} isLarge={isLarge} />
        </li>
      ))}
      {children ? <li>{children}</li> : null}
    </ul>
  );
}

interface CardProps extends Omit<CardsProps, "devices" | "children"> {
  device: Device;
}

/** A card that flips if the device has a text for its back. See docs/rules.md#flip-cards. */
function DeviceFlipCard({ device, isForBusiness, areaName, isLarge = false }: CardProps) {
  const area = areaName?.(device.area);
  const back = device.canFlip === false ? null : device.backBody;
  return (
    <FlipCard
      front={
        <>
          <DevicePicture
            image={device.image}
            priority={isLarge}
            slot={isLarge ? "card" : "closeUp"}
            sizes={isLarge ? "(min-width: 64.5rem) 400px, 46vw" : "(min-width: 64.5rem) 280px, 112px"}
            closeUpMedia={isLarge ? "(max-width: 64.49rem)" : undefined}
          />
          <div className="device-text">
            {area ? <p>{area}</p> : null}
            <ContentText as="h3" className={titleWeight(device)} of={device.title} />
            <ContentText as="p" of={device.frontBody} />
            <DevicePrice
              device={device}
              isForBusiness={isForBusiness}
              withoutPrice={areaName ? <AskPriceLink device={device} /> : null}
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
            <ContentText as="p" className="text-lg leading-tight font-bold max-md:hidden" of={device.title} />
            <ContentText as="p" of={back} />
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
 * The link to the call-back form, for a device whose price is told by phone. Its `z-40` puts it above the button that turns the card and
 * covers all of it. Screen readers hear the device's name too.
 */
function AskPriceLink({ device }: { device: Device }) {
  const path = localePath(useLocale(), PATHS.callback);
  const trackClick = useTrackCallbackLink();
  return (
    <span className="mt-auto flex pt-3">
      <Link to={path} onClick={trackClick} className="ask-price z-40">
        <T k="accessories:askPrice" />
        <ForReaders>
          <ContentText of={device.title} />
        </ForReaders>
      </Link>
    </span>
  );
}

/** The link to the choice of a kit on the device's page, for a device that is ordered with a kit. Above the turning button too. */
function PickKitLink({ device }: { device: Device }) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <ButtonLink to={`${path}#order-device`} className="z-40 px-2 py-2">
      <T k={device.extra?.extraId === "camara" ? "accessories:pickWithCamera" : "accessories:pickWithButton"} />
    </ButtonLink>
  );
}

/** The link to a device's page: its own page of the CMS at `url`, if it has one. Screen readers hear the device's name too. */
function DeviceLink({ device, className }: { device: Device; className: string }) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <TextLink to={path} variant="standalone" className={`gap-1 self-start ${className}`}>
      <T k={device.url ? "sections:more" : "sections:devicePage"} />
      <ForReaders>
        <ContentText of={device.title} />
      </ForReaders>
      <Icon name="next" size={18} />
    </TextLink>
  );
}
