import type { ReactNode } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import { useTrackCallbackLink } from "#app/callback/callback-links.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { foreignLangOf, textOf } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale, useText } from "#app/i18n/t.tsx";
import { devicePath, PATHS } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FlipCard } from "#app/ui/flip-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { type Device, type TileDevice, toAnalyticsItem } from "./device.ts";
import { DevicePicture } from "./device-picture.tsx";

/** Font weights of titles, by the value that the CMS sets. */
const TITLE_WEIGHTS = { normal: "font-normal", semibold: "font-semibold", bold: undefined } as const;

interface CardsProps {
  devices: Device[];
  /** Shows the monthly price of a device with a kit, in euros. */
  price: (monthly: number) => ReactNode;
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
            sizes={isLarge ? "(min-width: 1032px) 400px, 46vw" : "(min-width: 1032px) 280px, 112px"}
            near={isLarge ? "(max-width: 1031.9px)" : undefined}
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

interface PriceProps extends Pick<CardsProps, "price"> {
  /** Shown for a device without a price or a kit, so that cards beside each other end alike. */
  byPhone: ReactNode;
  device: Pick<Device, "isInAllKits" | "kits" | "extra">;
}

/** What a device costs with a kit for the home, and the kits that contain it. */
function DevicePrice({ device: { isInAllKits, kits, extra }, price, byPhone }: PriceProps) {
  const monthly = extra?.monthly;
  if (!monthly && !isInAllKits && kits.length === 0) return byPhone;
  const inKits = kits.length > 0 && !isInAllKits ? <KitNames kits={kits} /> : null;
  return (
    <ul className="device-price">
      {monthly ? (
        <li>
          {price(monthly)} <T k="accessories:withYourKit" />
        </li>
      ) : null}
      {isInAllKits || inKits ? (
        <li className="text-success">
          {/* Below a price, which is not that of the kit. */}
          {inKits ? <T k={monthly ? "accessories:alsoIn" : "accessories:inKits"} /> : <T k="accessories:allKits" />}{" "}
          {inKits}
        </li>
      ) : null}
    </ul>
  );
}

/** The names of kits, with what they share said once: 'Kit Negocio, Local y Oficina', 'Negozio, Lokal eta Bulego kita'. */
function KitNames({ kits }: Pick<Device, "kits">) {
  const and = useText()("accessories:and");
  const [first] = kits;
  if (!first) return null;
  const names = shortenedNames(kits.map(({ kitName }) => textOf(kitName)));
  const last = names.pop();
  return (
    <span lang={foreignLangOf(first.kitName)}>
      {names.length > 0 ? `${names.join(", ")} ${and} ` : null}
      {last}
    </span>
  );
}

/** Names whose common first word stands only in the first one, or whose common last word only in the last one. */
function shortenedNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(" "));
  const [first = []] = words;
  const isShort = names.length < 2 || words.some((name) => name.length < 2);
  if (isShort) return [...names];
  if (words.every((name) => name[0] === first[0])) {
    return words.map((name, index) => (index === 0 ? name : name.slice(1)).join(" "));
  }
  if (words.every((name) => name.at(-1) === first.at(-1))) {
    return words.map((name, index) => (index === words.length - 1 ? name : name.slice(0, -1)).join(" "));
  }
  return [...names];
}

interface TileProps {
  device: TileDevice;
  /** The media query where the picture is small, so that only its hotspot is shown. */
  near?: string | undefined;
  /** Shown at the end of the card. */
  children?: ReactNode;
}

/** A card of a carousel. The whole card links to the device's page. */
export function DeviceTile({ device, near, children }: TileProps) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <article className="card link-card device-tile">
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

interface PricedTileProps extends Omit<TileProps, "children">, Pick<CardsProps, "price"> {
  device: TileDevice & PriceProps["device"];
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

/** For a device whose price is told by phone: leads to the call-back form. Screen readers hear the device's name too. */
function AskPriceLink({ device }: { device: Device }) {
  const path = localePath(useLocale(), PATHS.callback);
  const trackClick = useTrackCallbackLink();
  return (
    <Link to={path} onClick={trackClick} className="device-price font-normal underline underline-offset-4">
      <T k="accessories:askPrice" />
      <span className="sr-only">
        {" "}
        <ContentText of={device.title} />
      </span>
    </Link>
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
