import type { ReactNode } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { textOf } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { HousePlan } from "#app/kits/plan/house-plan.tsx";
import { PlanMarks } from "#app/kits/plan/plan-marks.tsx";
import { devicePath } from "#app/paths.ts";
import { Link } from "#app/ui/link.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

type Section = SectionOf<"houseSection">;
type Device = Section["house"]["devices"][number];

/** A house with numbered devices, and the list of them in the same order, which leads to their pages. */
export default function HouseSection({ section }: { section: Section }) {
  const { title, text, house } = section;
  const { kit } = house;
  // In the order of walking in, each device once: what the house's kit contains, then what is added to it.
  const ids = [...new Set(house.places.map(({ device }) => device))];
  const devices = ids.flatMap((id) => house.devices.find(({ _id }) => _id === id) ?? []);
  const inKit = devices.filter(({ _id }) => !kit || kit.devices.includes(_id));
  const added = devices.filter((device) => !inKit.includes(device));
  const numbered = [...inKit, ...added];
  return (
    <SectionFrame>
      <SectionHeading title={title} text={text} />
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div className="house-plan self-start overflow-hidden rounded-lg bg-tint lg:order-last">
          <HousePlan
            house={house}
            picture={house.distributiveImage}
            devices={numbered.map(({ _id, title }) => ({ id: _id, name: title, quantity: 1 }))}
            slot="wide"
            sizes="(min-width: 1032px) 770px, 100vw"
          >
            <PlanMarks house={house} devices={numbered.map(({ _id }) => _id)} onPhone={inKit.length} />
          </HousePlan>
        </div>
        <div className="space-y-6">
          <DeviceList
            title={kit ? <T k="sections:houseKit" values={{ kit: textOf(kit.kitName) }} /> : null}
            devices={inKit}
            first={1}
          />
          <DeviceList title={<T k="sections:houseAdded" />} devices={added} first={inKit.length + 1}>
            {/* On a phone what is added has a picture of its own: eleven numbers would cover a small house. */}
            <div className="house-plan overflow-hidden bg-tint">
              <HousePlan
                house={house}
                devices={added.map(({ _id, title }) => ({ id: _id, name: title, quantity: 1 }))}
                slot="wide"
                sizes="100vw"
              >
                <PlanMarks house={house} devices={added.map(({ _id }) => _id)} first={inKit.length + 1} />
              </HousePlan>
            </div>
          </DeviceList>
        </div>
      </div>
    </SectionFrame>
  );
}

interface ListProps {
  title: ReactNode;
  devices: Device[];
  /** The number of the first one. */
  first: number;
  /** Above the list. */
  children?: ReactNode;
}

function DeviceList({ title, devices, first, children }: ListProps) {
  const locale = useLocale();
  if (devices.length === 0) return null;
  return (
    <div>
      {title ? <h3 className="text-lg">{title}</h3> : null}
      {children}
      <ol start={first} className="grid">
        {devices.map((device, position) => (
          <li key={device._id} className="link-card flex items-center gap-4 border-b border-line py-3">
            <span aria-hidden="true" className="round-icon size-9 font-bold">
              {first + position}
            </span>
            <span className="min-w-0 font-bold text-brand-700">
              <Link to={localePath(locale, devicePath(device))}>
                <ContentText of={device.title} />
              </Link>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
