import { localePath } from "#app/i18n/locale.ts";
import { ContentText, useLocale } from "#app/i18n/t.tsx";
import { HousePlan } from "#app/kits/plan/house-plan.tsx";
import { devicePath } from "#app/paths.ts";
import { Link } from "#app/ui/link.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** A house with numbered devices, and the list of them in the same order, which leads to their pages. */
export default function HouseSection({ section }: { section: SectionOf<"houseSection"> }) {
  const { title, text, house } = section;
  const locale = useLocale();
  // In the order of walking in, each device once.
  const ids = [...new Set(house.places.map(({ device }) => device))];
  const devices = ids.flatMap((id) => house.devices.find(({ _id }) => _id === id) ?? []);
  return (
    <SectionFrame>
      <SectionHeading title={title} text={text} />
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
        <div className="self-start overflow-hidden rounded-lg bg-tint">
          <HousePlan
            house={house}
            picture={house.distributiveImage}
            devices={devices.map(({ _id, title }, position) => ({
              id: _id,
              name: title,
              quantity: 1,
              mark: String(position + 1),
            }))}
            slot="wide"
            sizes="(min-width: 1032px) 590px, 92vw"
          />
        </div>
        <ol className="grid self-start gap-x-8 sm:grid-cols-2">
          {devices.map((device, position) => (
            <li key={device._id} className="link-card flex gap-4 border-b border-line py-3">
              <span aria-hidden="true" className="round-icon size-9 font-bold">
                {position + 1}
              </span>
              <h3 className="min-w-0 self-center text-base text-brand-700">
                <Link to={localePath(locale, devicePath(device))}>
                  <ContentText of={device.title} />
                </Link>
              </h3>
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}
