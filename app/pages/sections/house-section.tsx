import { textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { HousePlan } from "#app/kits/plan/house-plan.tsx";
import { numberDevices } from "#app/kits/plan/number-devices.ts";
import { devicePath } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { SectionFrame, SectionHeading, SectionLink, type SectionOf } from "./section-frame.tsx";

type Section = SectionOf<"houseSection">;
type Device = Section["house"]["devices"][number] & { quantity: number };

/** A house with the numbered devices of its kit, and what each does there, in the same order. All its devices where no kit has the house. */
export default function HouseSection({ section }: { section: Section }) {
  const { title, text, house, link } = section;
  const { kit } = house;
  // Numbered as on the kit's page; without a kit in the order of walking in. Each device once.
  const placed = [...new Set(house.places.map(({ device }) => device))];
  const ids = kit ? kit.devices.flatMap(({ device }) => (device && placed.includes(device) ? [device] : [])) : placed;
  const devices = ids.flatMap((id): Device[] => {
    const device = house.devices.find(({ _id }) => _id === id);
    if (!kit) return device ? [{ ...device, quantity: 1 }] : [];
    const contained = kit.devices.find((one) => one.device === id);
    // The kit's name of a device is a plural where it has several.
    return device && contained ? [{ ...device, title: contained.short, quantity: contained.quantity }] : [];
  });
  return (
    <SectionFrame>
      <SectionHeading title={title} text={text} />
      {/* On a wide screen the house is beside its devices, as high as their list. */}
      <div className="mt-6 grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.15fr]">
        <div className="seen-house grid items-center overflow-hidden rounded-lg bg-tint lg:order-last">
          <HousePlan
            house={house}
            picture={house.distributiveImage}
            devices={devices.map(({ _id, title, quantity }) => ({ id: _id, name: title, quantity }))}
            slot="wide"
            sizes="(min-width: 64.5rem) 620px, 92vw"
            marks={numberDevices(
              house,
              devices.map(({ _id, quantity }) => ({ id: _id, quantity })),
            )}
          />
        </div>
        <div>
          {kit ? <T as="h3" className="text-lg" k="sections:houseKit" values={{ kit: textOf(kit.kitName) }} /> : null}
          <ol>
            {devices.map((device, position) => (
              <DeviceRow key={device._id} device={device} number={position + 1} />
            ))}
          </ol>
          <SectionLink link={link} className="mt-6" />
        </div>
      </div>
    </SectionFrame>
  );
}

function DeviceRow({ device, number }: { device: Device; number: number }) {
  return (
    <li className="link-card flex gap-4 border-b border-line py-3">
      <span aria-hidden="true" className="round-icon size-9 font-bold">
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-bold text-brand-700">
          {device.quantity > 1 ? `${device.quantity}\u00a0× ` : null}
          <Link path={devicePath(device)}>
            <ContentText of={device.title} />
          </Link>
        </p>
        <ContentText as="p" className="text-sm text-muted" of={device.frontBody} />
      </div>
      <Icon name="next" size={20} className="shrink-0 self-center text-brand-700" />
    </li>
  );
}
