import { useTranslation } from "react-i18next";
import { CallFreeLink } from "#app/callback/callback-links.tsx";
import type { WeeklyHours } from "#app/contact/opening-hours.ts";
import { OpeningStatus } from "#app/contact/opening-status.tsx";
import type { Localized, LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { ExtraPrice, TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { formatEuros } from "#app/money.ts";
import { kitHref, PATHS } from "#app/paths.ts";
import type { EXTRA_BY_DEVICE_RESULT, KITS_WITH_DEVICE_RESULT } from "#app/sanity/sanity.generated.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { TextLink } from "#app/ui/link.tsx";
import { DeviceOrder, type OfferedKit } from "./device-order.tsx";

type DeviceKit = NonNullable<Localized<KITS_WITH_DEVICE_RESULT>>["kits"][number];
type Extra = NonNullable<Localized<EXTRA_BY_DEVICE_RESULT>>;

interface Props {
  /** The device's short name. */
  name: LocalizedText;
  kits: DeviceKit[];
  isInAllKits: boolean;
  extra: Extra | undefined;
  /** When the sales phone is open, for a device that is ordered by phone. */
  week: WeeklyHours | undefined;
}

/**
 * How to buy a device (docs/rules.md#device-offer): its price as an extra, a form to order a kit with it, and the kits that contain it.
 * Otherwise, the call-back form.
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
      <T as="h2" id="order-device" className="text-lg" k={first ? "accessories:withKit" : "accessories:byPhone"} />
      {extra ? <DevicePrices offered={offered} isCamera={isCamera} /> : null}
      {kits.length > 0 ? <KitsWithIt kits={kits} isInAllKits={isInAllKits} /> : null}
      {first ? <DeviceOrder name={name} offered={offered} extra={extra?.extraId} /> : <OrderByPhone week={week} />}
      {extra && isCamera ? <InstalledPrice extra={extra} /> : null}
    </section>
  );
}

interface PricesProps {
  offered: OfferedKit[];
  isCamera: boolean;
}

/** What the device adds to a kit a month: one price for all kits of a segment, or each one with its kits; the first one is the largest. */
function DevicePrices({ offered, isCamera }: PricesProps) {
  const { t } = useTranslation();
  const perMonth = t("kits:perMonth");
  const lines = [false, true].flatMap((ofBusiness) => {
    const ofSegment = offered.filter(({ kit }) => kit.isBusiness === ofBusiness);
    const prices = [...Map.groupBy(ofSegment, ({ quote }) => (isCamera ? quote.camera : quote.panicButton).monthly)];
    return prices.map(([monthly, kits]) => ({ ofBusiness, monthly, kits, isForAll: prices.length === 1 }));
  });
  return (
    <dl className="flex flex-wrap items-end gap-x-6 gap-y-1">
      {lines.map(({ ofBusiness, monthly, kits, isForAll }, index) => (
        <div key={`${ofBusiness} ${monthly}`} className="text-sm text-muted">
          <dt>
            {isForAll ? <T k={ofBusiness ? "sections:forBusiness" : "sections:forHome"} /> : <KitNames kits={kits} />}
          </dt>
          <dd>
            <b
              className={`text-ink ${index === 0 ? "text-2xl" : "text-lg"}`}
            >{`+${formatEuros(monthly)}${perMonth}`}</b>{" "}
            {kits[0] ? <TaxLabel quote={kits[0].quote} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function KitNames({ kits }: { kits: OfferedKit[] }) {
  return kits.map(({ kit }, index) => (
    <span key={kit._id}>
      {index > 0 ? ", " : ""}
      <ContentText of={kit.kitName} />
    </span>
  ));
}

/** The kits that contain the device, with links unless it is all of them. */
function KitsWithIt({ kits, isInAllKits }: Pick<Props, "kits" | "isInAllKits">) {
  if (isInAllKits) {
    return <T as="p" className="font-semibold" k="accessories:allKits" />;
  }
  return (
    <p className="font-semibold">
      <T k="accessories:includedIn" />{" "}
      {kits.map((kit, index) => (
        <span key={kit._id}>
          {index > 0 ? ", " : ""}
          <TextLink path={kitHref(kit)}>
            <ContentText of={kit.kitName} />
          </TextLink>
        </span>
      ))}
    </p>
  );
}

/** What the camera costs for an alarm that is already installed (docs/rules.md#installed-camera-price). */
function InstalledPrice({ extra: { price } }: { extra: Extra }) {
  const { settings } = useSite();
  return (
    <div className="border-t border-line pt-3 text-sm text-muted">
      <T as="h3" className="text-base text-ink" k="accessories:installedTitle" />
      <p>
        <T k="sections:forHome" />: <ExtraPrice monthly={price} />
      </p>
      <p>
        <T k="sections:forBusiness" />: <ExtraPrice monthly={price} isForBusiness />
      </p>
      <T as="p" k="accessories:installed" />
      <PhoneLink number={settings.customerPhone} className="font-bold text-brand-700" />
    </div>
  );
}

/** For a device that no kit contains or takes: its price is asked for by phone. */
function OrderByPhone({ week }: Pick<Props, "week">) {
  const { settings } = useSite();
  return (
    <>
      <T as="p" className="text-muted" k="accessories:byPhoneText" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CallFreeLink />
        <PhoneLink number={settings.salesPhone} className="font-bold text-brand-700" />
        {week ? <OpeningStatus week={week} /> : null}
      </div>
      <p className="border-t border-line pt-3">
        <T k="accessories:needsKit" />{" "}
        <TextLink path={PATHS.homeKits}>
          <T k="accessories:seeKits" />
        </TextLink>
      </p>
    </>
  );
}
