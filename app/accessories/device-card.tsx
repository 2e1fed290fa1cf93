import type { ReactNode } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import { useTrackCallbackLink } from "#app/callback/callback-links.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { devicePath, PATHS } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FlipCard } from "#app/ui/flip-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { type Device, TITLE_WEIGHTS, toAnalyticsItem } from "./device.ts";
import { DevicePicture } from "./device-picture.tsx";
import { DevicePrice, type PriceOfMonth } from "./device-price.tsx";

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
    <ul className="device-cards">
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
            {area ? <p className="device-area">{area}</p> : null}
            <h3 className={TITLE_WEIGHTS[device.titleWeight ?? "bold"]}>
              <ContentText of={device.title} />
            </h3>
            <p>
              <ContentText of={device.frontBody} />
            </p>
            <DevicePrice device={device} price={price} byPhone={asksPrice ? <AskPriceLink device={device} /> : null} />
            {isLarge ? <PickKitLink device={device} /> : null}
            {back ? null : <DeviceLink device={device} className="text-brand-700" />}
          </div>
        </>
      }
      back={
        back ? (
          <>
            <p className="device-name">
              <ContentText of={device.title} />
            </p>
            <p>
              <ContentText of={back} />
            </p>
            <DeviceLink device={device} className="text-white" />
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

/** For a device whose price is told by phone: leads to the call-back form. Screen readers hear the device's name too. */
function AskPriceLink({ device }: { device: Device }) {
  const path = localePath(useLocale(), PATHS.callback);
  const trackClick = useTrackCallbackLink();
  return (
    <span className="mt-auto flex pt-3">
      <Link to={path} onClick={trackClick} className="device-price">
        <T k="accessories:askPrice" />
        <span className="sr-only">
          {" "}
          <ContentText of={device.title} />
        </span>
      </Link>
    </span>
  );
}

/** For a device that is ordered with a kit: leads to the choice of the kit on the device's page. */
function PickKitLink({ device }: { device: Device }) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <ButtonLink to={`${path}#order-device`} className="pick-kit">
      <T k={device.extra?.extraId === "camara" ? "accessories:pickWithCamera" : "accessories:pickWithButton"} />
    </ButtonLink>
  );
}

/** The link to a device's page. Screen readers hear the device's name too. */
function DeviceLink({ device, className = "" }: { device: Device; className?: string }) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <Link to={path} className={`device-link ${className}`}>
      <T k={device.url ? "sections:more" : "sections:devicePage"} />
      <span className="sr-only">
        {" "}
        <ContentText of={device.title} />
      </span>
      <Icon name="next" size={18} />
    </Link>
  );
}
