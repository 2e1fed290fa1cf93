import type { ReactNode } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { devicePath } from "#app/paths.ts";
import { Link } from "#app/ui/link.tsx";
import { TITLE_WEIGHTS, type TileDevice } from "./device.ts";
import { DevicePicture } from "./device-picture.tsx";
import { DevicePrice, type PricedDevice, type PriceOfMonth } from "./device-price.tsx";

interface TileProps {
  device: TileDevice;
  /** The media query where the picture is small, so that only its hotspot is shown. */
  near?: string | undefined;
  /** Shown at the end of the card. */
  children?: ReactNode;
}

/** A slide of a carousel, which would cut off a shadow. The whole card links to the device's page. */
export function DeviceTile({ device, near, children }: TileProps) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <article className="card link-card device-tile w-full border border-line flat">
      <DevicePicture image={device.image} decorative slot="device" sizes="240px" near={near} />
      <div>
        <h3 className={TITLE_WEIGHTS[device.titleWeight ?? "bold"]}>
          <Link to={path}>
            <ContentText of={device.title} />
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

interface PricedTileProps extends Omit<TileProps, "children"> {
  device: TileDevice & PricedDevice;
  price: PriceOfMonth;
}

/** A card that says what the device costs, or that its price is told by phone. */
export function PricedTile({ device, price, near }: PricedTileProps) {
  return (
    <DeviceTile device={device} near={near}>
      <DevicePrice
        device={device}
        price={price}
        byPhone={
          <p className="device-price font-normal">
            <T k="accessories:phonePrice" />
          </p>
        }
      />
    </DeviceTile>
  );
}
