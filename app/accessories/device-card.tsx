import { Fragment, type ReactNode } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { devicePath } from "#app/paths.ts";
import { FlipCard } from "#app/ui/flip-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { cardSize } from "./card-sizes.ts";
import { type Device, type TileDevice, toAnalyticsItem } from "./device.ts";
import { DevicePicture } from "./device-picture.tsx";

/** Font weights of titles, by the value that the CMS sets. */
const TITLE_WEIGHTS = { normal: "font-normal", semibold: "font-semibold", bold: undefined } as const;

interface CardsProps {
  devices: Device[];
  /** Shows the monthly price of a device with a kit, in euros. */
  price: (monthly: number) => ReactNode;
  /** Loads the first picture immediately: for the cards at the top of the page. */
  priority?: boolean;
  /** The columns of a wide screen. Less than four where another group stands beside it. */
  columns?: number;
  /** The level of the cards' headings. */
  level?: 3 | 4;
  /** The name of a device's area, where no heading above the cards says it. */
  areaName?: (area: Device["area"]) => ReactNode;
}

/** A grid of flip cards, of which some are larger so that all rows are whole, also those of one area alone. */
export function DeviceFlipCards({ devices, price, priority = false, columns = 4, level = 3, areaName }: CardsProps) {
  return (
    <ul className="device-cards">
      {devices.map((device, position) => {
        const ofArea = devices.filter(({ area }) => area === device.area);
        const size = cardSize(position, devices.length, columns);
        return (
          <li
            key={device._id}
            data-area={device.area ?? ""}
            data-size={size}
            data-area-size={cardSize(ofArea.indexOf(device), ofArea.length)}
          >
            <DeviceFlipCard
              device={device}
              price={price}
              priority={priority && position === 0}
              isLarge={size !== undefined}
              level={level}
              area={areaName?.(device.area)}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface CardProps extends Required<Pick<CardsProps, "price" | "priority" | "level">> {
  device: Device;
  isLarge: boolean;
  area: ReactNode;
}

/** A card of the catalogue. Flips where the device has a text for the back. See docs/rules.md#flip-cards. */
function DeviceFlipCard({ device, price, priority, isLarge, level, area }: CardProps) {
  const back = device.canFlip === false ? null : device.backBody;
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <FlipCard
      front={
        <>
          <DevicePicture
            image={device.image}
            priority={priority}
            slot={isLarge ? "card" : "small"}
            sizes={`(min-width: 1032px) ${isLarge ? 560 : 280}px, (min-width: 648px) 25vw, 112px`}
          />
          <div className="device-text">
            <Heading className={TITLE_WEIGHTS[device.titleWeight ?? "bold"]}>
              <ContentText of={device.title} />
            </Heading>
            <p>
              <ContentText of={device.frontBody} />
            </p>
            <div className="device-foot">
              <DevicePriceOrPhone device={device} price={price} />
              {area ? <p>{area}</p> : null}
            </div>
            {back ? null : <DeviceLink device={device} className="text-brand-700" />}
          </div>
        </>
      }
      back={
        back ? (
          <>
            <p className="device-name">
              <ContentText of={device.shortTitle ?? device.title} />
            </p>
            <p>
              <ContentText of={back} />
            </p>
            <DevicePriceOrPhone device={device} price={price} />
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

interface PriceProps extends Pick<CardsProps, "price"> {
  device: Pick<Device, "isInAllKits" | "kits" | "extra">;
}

/** What a card says of the price of its device. */
export function DevicePriceOrPhone({ device, price }: PriceProps) {
  if (hasPriceOrKits(device)) return <DevicePrice device={device} price={price} />;
  return (
    <p className="device-price">
      <T k="accessories:phonePrice" />
    </p>
  );
}

function hasPriceOrKits({ isInAllKits, kits, extra }: PriceProps["device"]): boolean {
  return Boolean(extra?.monthly || isInAllKits || kits.length > 0);
}

/** What a device costs with a kit for the home, and the kits that contain it. */
function DevicePrice({ device, price }: PriceProps) {
  const { isInAllKits, kits, extra } = device;
  const monthly = extra?.monthly;
  return (
    <ul className="device-price">
      {monthly ? (
        <li>
          {price(monthly)} <T k="accessories:withYourKit" />
        </li>
      ) : null}
      {isInAllKits ? (
        <li>
          <T k="accessories:allKits" />
        </li>
      ) : kits.length > 0 ? (
        <li>
          <T k="accessories:includedIn" />{" "}
          {kits.map(({ _id, kitName }, index) => (
            <Fragment key={_id}>
              {index > 0 ? ", " : ""}
              <ContentText of={kitName} />
            </Fragment>
          ))}
        </li>
      ) : null}
    </ul>
  );
}

interface TileProps {
  device: TileDevice;
  /** Shown at the end of the card. */
  children?: ReactNode;
}

/** A card of a carousel. The whole card links to the device's page. */
export function DeviceTile({ device, children }: TileProps) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <article className="card link-card device-tile">
      <DevicePicture image={device.image} slot="small" sizes="240px" />
      <div>
        <h3 className={TITLE_WEIGHTS[device.titleWeight ?? "bold"]}>
          <Link to={path}>
            <ContentText of={device.shortTitle ?? device.title} />
          </Link>
        </h3>
        <p>
          <ContentText of={device.frontBody} />
        </p>
        {children}
      </div>
    </article>
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
