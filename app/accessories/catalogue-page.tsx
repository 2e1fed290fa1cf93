import type { ReactNode } from "react";
import { CallMeLink } from "#app/callback/callback-links.tsx";
import type { Localized } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import { PATHS } from "#app/paths.ts";
import type { CATALOGUE_RESULT } from "#app/sanity/sanity.generated.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Device } from "./device.ts";
import { DeviceFlipCards } from "./device-card.tsx";

/**
 * The catalogue of devices (docs/rules.md#accessory-catalogue), in three groups: devices that are ordered online with a kit, devices
 * that kits contain, and devices that are ordered by phone. A filter shows the last two groups by area.
 */
export function CataloguePage({ base, extra }: Localized<CATALOGUE_RESULT>) {
  const { settings } = useSite();
  const ordered = [...extra, ...base].filter(hasPrice);
  const included = base.filter((device) => !hasPrice(device));
  const byPhone = sortedByArea(extra.filter((device) => !hasPrice(device)));
  return (
    <main id="main" className="catalogue pb-section">
      <div className="catalogue-opening">
        <div className="contained">
          <div>
            <T as="h1" className="text-display" k="accessories:title" />
            <T as="p" className="mt-3 text-lead" k="accessories:intro" />
            <p className="mt-4 flex flex-wrap items-center gap-4 md:mt-6">
              <ButtonLink path={`${PATHS.home}#kits`} variant="light">
                <T k="accessories:seeKits" />
              </ButtonLink>
              <PhoneLink number={settings.salesPhone} className="font-bold" />
            </p>
          </div>
          {ordered.length > 0 ? (
            <div>
              <T as="h2" className="text-lg" k="accessories:orderOnline" />
              <DeviceFlipCards devices={ordered} isLarge />
            </div>
          ) : null}
        </div>
      </div>
      <div className="contained">
        <AreaFilter devices={[...included, ...byPhone]} />
        <Group devices={included} title="accessories:base" text={<T k="accessories:baseText" />}>
          <DeviceFlipCards devices={included} areaName={areaName} />
        </Group>
        <Group
          devices={byPhone}
          title="accessories:extra"
          text={
            <>
              <T k="accessories:extraText" />{" "}
              <span className="flex flex-wrap items-center gap-x-2">
                <T k="accessories:phonePrice" />:{" "}
                <PhoneLink number={settings.salesPhone} className="font-bold text-brand-700" />
              </span>
            </>
          }
        >
          <DeviceFlipCards devices={byPhone} areaName={areaName}>
            <OrderByPhone />
          </DeviceFlipCards>
        </Group>
      </div>
    </main>
  );
}

const hasPrice = ({ extra }: Device) => Boolean(extra?.monthly);

/** Devices in the order of the areas in the filter; those without an area are last. */
function sortedByArea(devices: Device[]): Device[] {
  const known = AREAS.flatMap(({ value }) => devices.filter(({ area }) => area === value));
  return [...known, ...devices.filter((device) => !known.includes(device))];
}

/** The last card of the devices that are ordered by phone: the number to call, and the link to the call-back form. */
function OrderByPhone() {
  const { settings } = useSite();
  return (
    <div className="flex grow flex-col justify-center gap-2 rounded-lg bg-brand-100 p-3.5 lg:p-5">
      {/* Smaller screens hide the icon and the text, which repeats the group's heading: the card is then as high as the others. */}
      <span className="round-icon size-14 bg-white max-lg:hidden">
        <Icon name="phone" size={28} />
      </span>
      <T as="h3" className="text-lg leading-tight" k="accessories:orderTitle" />
      <T as="p" className="text-muted max-lg:hidden" k="accessories:orderText" />
      <PhoneLink number={settings.salesPhone} className="font-bold text-brand-700" />
      <CallMeLink className="px-2 [&>svg]:hidden" />
    </div>
  );
}

const AREAS = [
  { value: "", label: "accessories:all" },
  { value: "inside", label: "accessories:inside" },
  { value: "outside", label: "accessories:outside" },
  { value: "fireWater", label: "accessories:fireWater" },
  { value: "controls", label: "accessories:controls" },
] as const;

function areaName(area: Device["area"]): ReactNode {
  const label = area && AREAS.find(({ value }) => value === area)?.label;
  return label ? <T k={label} /> : null;
}

/** Filters the cards below it by area. CSS hides the other cards (`flip-cards.css`), so the filter works without JavaScript. */
function AreaFilter({ devices }: { devices: Device[] }) {
  return (
    <fieldset className="area-filter mt-5">
      <T as="legend" className="mb-2 font-bold" k="accessories:filter" />
      <div className="flex flex-wrap gap-2">
        {AREAS.map(({ value, label }) => (
          <label
            key={value}
            className="option outlined-option relative min-h-11 rounded-full border px-3 py-1 font-semibold"
          >
            <input type="radio" name="area" value={value} defaultChecked={value === ""} />
            <span>
              <T k={label} />{" "}
              <small className="font-normal">
                {value ? devices.filter(({ area }) => area === value).length : devices.length}
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface GroupProps {
  devices: Device[];
  title: TextKey;
  text: ReactNode;
  children: ReactNode;
}

function Group({ devices, title, text, children }: GroupProps) {
  if (devices.length === 0) return null;
  return (
    <section className="pt-8 lg:pt-12">
      <T as="h2" className="text-heading" k={title} />
      <p className="mt-2 text-lg text-muted">{text}</p>
      {children}
    </section>
  );
}
