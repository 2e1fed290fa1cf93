import type { ReactNode } from "react";
import { CallMeLink } from "#app/callback/callback-links.tsx";
import type { Localized } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import type { CATALOGUE_RESULT } from "#app/sanity/sanity.generated.ts";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { groupColumns } from "./card-sizes.ts";
import type { Device } from "./device.ts";
import { DeviceFlipCards } from "./device-card.tsx";

/** The catalogue: devices that kits contain, then devices and bundles that can be added, with a filter. See docs/rules.md#accessory-catalogue. */
export function CataloguePage({ base, extra, price }: Localized<CATALOGUE_RESULT> & PriceProps) {
  return (
    <main id="main" className="catalogue contained pb-section">
      <div className="pt-6 lg:pt-10">
        <h1 className="text-title">
          <T k="accessories:title" />
        </h1>
        <p className="mt-3 max-w-prose text-lead text-muted">
          <T k="accessories:intro" />
        </p>
        <AreaFilter devices={[...base, ...extra]} />
      </div>
      <Group devices={base} title="accessories:base" text="accessories:baseText">
        <DeviceFlipCards devices={base} price={price} priority areaName={areaName} />
      </Group>
      <Group devices={extra} title="accessories:extra" text="accessories:extraText">
        <AreaGroups devices={extra} price={price} />
      </Group>
      <OrderByPhone />
    </main>
  );
}

/** How the devices that no kit contains or takes are ordered. */
function OrderByPhone() {
  const { settings } = useSite();
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-lg bg-tint p-5 sm:p-8">
      <div>
        <h2 className="text-xl">
          <T k="accessories:orderTitle" />
        </h2>
        <p className="mt-2 max-w-prose text-muted">
          <T k="accessories:orderText" />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <PhoneLink number={settings.salesPhone} className="text-xl font-bold text-brand-700" />
        <CallMeLink />
      </div>
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

/** The name of an area, as the filter says it: the cards of the base stand in one group, whose filter counts them by area. */
function areaName(area: Device["area"]): ReactNode {
  const label = area && AREAS.find(({ value }) => value === area)?.label;
  return label ? <T k={label} /> : null;
}

/** Shows the devices of one area. CSS hides the others (`flip-cards.css`), so that it works without JavaScript. */
function AreaFilter({ devices }: { devices: Device[] }) {
  return (
    <fieldset className="mt-6">
      <legend className="sr-only">
        <T k="accessories:filter" />
      </legend>
      <div className="flex flex-wrap gap-2">
        {AREAS.map(({ value, label }) => (
          <label key={value} className="option outlined-option">
            <input type="radio" name="area" value={value} defaultChecked={value === ""} />
            <span>
              <T k={label} /> <small>{devices.filter(({ area }) => value === "" || area === value).length}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PriceProps {
  /** Shows the monthly price of a device with a kit, in euros. */
  price: (monthly: number) => ReactNode;
}

/** The devices by area, each with its heading; at the end those without an area. */
function AreaGroups({ devices, price }: { devices: Device[] } & PriceProps) {
  const [{ value: none }, ...areas] = AREAS;
  const groups = [...areas, { value: none, label: undefined }]
    .map(({ value, label }) => ({ value, label, devices: devices.filter(({ area }) => (area ?? "") === value) }))
    .filter(({ devices }) => devices.length > 0);
  const columns = groupColumns(groups.map(({ devices }) => devices.length));
  return (
    <div className="device-groups">
      {groups.map(({ value, label, devices }, position) => (
        <div key={value} data-columns={columns[position]}>
          {label ? (
            <h3>
              <T k={label} />
            </h3>
          ) : null}
          <DeviceFlipCards devices={devices} price={price} columns={columns[position]} level={label ? 4 : 3} />
        </div>
      ))}
    </div>
  );
}

interface GroupProps {
  devices: Device[];
  title: TextKey;
  text: TextKey;
  children: ReactNode;
}

function Group({ devices, title, text, children }: GroupProps) {
  if (devices.length === 0) return null;
  return (
    <section className="pt-8 lg:pt-12">
      <h2 className="text-heading">
        <T k={title} />
      </h2>
      <p className="mt-2 text-lg text-muted">
        <T k={text} />
      </p>
      {children}
    </section>
  );
}
