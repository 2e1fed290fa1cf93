import type { WeeklyHours } from "#app/contact/opening-hours.ts";
import { localePath } from "#app/i18n/locale.ts";
import type { Localized, LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { kitHref } from "#app/paths.ts";
import type { EXTRA_BY_DEVICE_RESULT, KITS_WITH_DEVICE_RESULT } from "#app/sanity/sanity.generated.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { TextLink } from "#app/ui/link.tsx";
import { DeviceOrder } from "./device-order.tsx";
import { DevicePrices } from "./device-prices.tsx";
import { OrderByPhone } from "./order-by-phone.tsx";

type DeviceKit = NonNullable<Localized<KITS_WITH_DEVICE_RESULT>>["kits"][number];
type Extra = NonNullable<Localized<EXTRA_BY_DEVICE_RESULT>>;

interface Props {
  /** The device's short name. */
  name: LocalizedText;
  /** The kits that contain the device. */
  kits: DeviceKit[];
  isInAllKits: boolean;
  /** The device as an extra of an order. */
  extra: Extra | undefined;
  /** When the sales phone is open, for a device that is ordered by phone. */
  week: WeeklyHours | undefined;
}

/**
 * How a device is had: its price as an extra, the kits that contain it, and the order of a kit with it; or else the call-back. See
 * docs/rules.md#device-offer.
 */
export function DeviceOffer({ name, kits, isInAllKits, extra, week }: Props) {
  const quoteFor = useQuotes();
  const isCamera = extra?.extraId === "camara";
  const offered = extra
    ? extra.kits.map((kit) => {
        const panicButtonPrice = kit.isBusiness ? extra.price.business : extra.price.home;
        return { kit, quote: quoteFor(kit, { camera: isCamera, panicButton: !isCamera, panicButtonPrice }) };
      })
    : kits.map((kit) => ({ kit, quote: quoteFor(kit) }));
  const [first] = offered;
  return (
    <section aria-labelledby="order-device" className="device-offer card space-y-3 p-5 lg:p-6">
      <h2 id="order-device" className="text-lg">
        <T k={first ? "accessories:withKit" : "accessories:byPhone"} />
      </h2>
      {extra ? <DevicePrices offered={offered} isCamera={isCamera} /> : null}
      {kits.length > 0 ? <KitsWithIt kits={kits} isInAllKits={isInAllKits} /> : null}
      {first ? <DeviceOrder name={name} offered={offered} extra={extra?.extraId} /> : <OrderByPhone week={week} />}
      {extra && isCamera ? <InstalledPrice extra={extra} /> : null}
    </section>
  );
}

/** The kits that contain the device, with links unless it is all of them. */
function KitsWithIt({ kits, isInAllKits }: Pick<Props, "kits" | "isInAllKits">) {
  const locale = useLocale();
  if (isInAllKits) {
    return (
      <p className="font-semibold">
        <T k="accessories:allKits" />
      </p>
    );
  }
  return (
    <p className="font-semibold">
      <T k="accessories:includedIn" />{" "}
      {kits.map((kit, index) => (
        <span key={kit._id}>
          {index > 0 ? ", " : ""}
          <TextLink to={localePath(locale, kitHref(kit))}>
            <ContentText of={kit.kitName} />
          </TextLink>
        </span>
      ))}
    </p>
  );
}

/** What the camera costs for an alarm that is already installed (docs/rules.md#installed-camera-price). */
function InstalledPrice({ extra: { kits, price } }: { extra: Extra }) {
  const quoteFor = useQuotes();
  const { settings } = useSite();
  const own = (kit: PricedKit | undefined, panicButtonPrice: number) =>
    kit && formatEuros(quoteFor(kit, { panicButtonPrice }).panicButton.monthly);
  const home = own(
    kits.find(({ isBusiness }) => !isBusiness),
    price.home,
  );
  const business = own(
    kits.find(({ isBusiness }) => isBusiness),
    price.business,
  );
  if (home === undefined || business === undefined) return null;
  return (
    <div className="border-t border-line pt-3 text-sm text-muted">
      <h3 className="text-base text-ink">
        <T k="accessories:installedTitle" />
      </h3>
      <p>
        <T k="accessories:installed" values={{ home, business }} />
      </p>
      <PhoneLink number={settings.customerPhone} className="font-bold text-brand-700" />
    </div>
  );
}
