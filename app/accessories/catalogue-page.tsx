import type { ReactNode } from "react";
import { CallMeLink } from "#app/callback/callback-links.tsx";
import type { Localized } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import type { CATALOGUE_RESULT } from "#app/sanity/sanity.generated.ts";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import type { Device } from "./device.ts";
import { DeviceFlipCards } from "./device-card.tsx";

/** The catalogue: devices that kits contain, then devices and bundles that can be added, with a filter. See docs/rules.md#accessory-catalogue. */
export function CataloguePage({ base, extra, price }: Localized<CATALOGUE_RESULT> & Pick<GroupProps, "price">) {
  return (
    <main id="main" className="catalogue contained pb-section">
      <div className="pt-6 lg:pt-10">
        <h1 className="text-title">
          <T k="accessories:title" />
        </h1>
        <p className="mt-3 max-w-prose text-lead text-muted">
          <T k="accessories:intro" />
        </p>
        <AreaFilter />
      </div>
      <Group devices={base} title="accessories:base" text="accessories:baseText" price={price} priority />
      <Group devices={extra} title="accessories:extra" text="accessories:extraText" price={price} />
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

/** Shows the devices of one area. CSS hides the others (`flip-cards.css`), so that it works without JavaScript. */
function AreaFilter() {
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
              <T k={label} />
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
  text: TextKey;
  /** Shows the monthly price of a device with a kit, in euros. */
  price: (monthly: number) => ReactNode;
  priority?: boolean;
}

function Group({ devices, title, text, price, priority = false }: GroupProps) {
  if (devices.length === 0) return null;
  return (
    <section className="pt-8 lg:pt-12">
      <h2 className="text-heading">
        <T k={title} />
      </h2>
      <p className="mt-2 text-lg text-muted">
        <T k={text} />
      </p>
      <DeviceFlipCards devices={devices} price={price} priority={priority} />
    </section>
  );
}
