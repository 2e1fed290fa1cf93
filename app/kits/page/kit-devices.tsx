import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import type { OfferedKit } from "#app/kits/queries.ts";
import { CONTENTS_ANCHOR, devicePath } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";

type Complement = OfferedKit["complements"][number];

interface Props {
  complements: Complement[];
  /** Below the heading: what the kit is made for. */
  text: LocalizedText;
  /** The places of a plan that has the devices' numbers. */
  places?: { device: string }[] | undefined;
  /** Called with the id of the device under the pointer or with the focus, and with undefined when it is left. */
  onPoint: (device: string | undefined) => void;
}

export function KitDevices({ complements, text, places, onPoint }: Props) {
  return (
    <section id={CONTENTS_ANCHOR} className="@container pt-4 lg:col-span-full">
      <T as="h2" className="text-heading" k="kits:contains" />
      <ContentText as="p" className="mt-1 text-muted" of={text} />
      {/* On a tablet the first of an odd number has a row of its own, not the last. A wide screen has all in one row. */}
      <ul
        className={`mt-4 grid gap-2 @[34rem]:gap-3 max-lg:@[34rem]:grid-cols-2 lg:auto-cols-[1fr] lg:grid-flow-col ${complements.length % 2 ? "md:max-lg:*:first:col-span-full" : ""}`.trimEnd()}
      >
        {complements.map((complement, position) => (
          <KitDevice
            key={complement._key}
            complement={complement}
            number={places?.some(({ device }) => device === complement.device?._id) ? position + 1 : undefined}
            onPoint={onPoint}
          />
        ))}
      </ul>
    </section>
  );
}

const PICTURE = "w-20 shrink-0 self-stretch bg-tint object-cover";

interface DeviceProps extends Pick<Props, "onPoint"> {
  complement: Complement;
  /** Its number in the plan. */
  number: number | undefined;
}

function KitDevice({ complement, number, onPoint }: DeviceProps) {
  const { quantity, short, long, device } = complement;
  const name = <ContentText of={short} />;
  const point = () => onPoint(device?._id);
  const leave = () => onPoint(undefined);
  return (
    <li
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      className="link-card flex min-h-20 items-center overflow-hidden rounded-md bg-white shadow-card lg:block"
    >
      {device?.image ? (
        <Picture
          image={device.image}
          decorative
          slot="closeUp"
          sizes="(min-width: 64.5rem) 234px, 80px"
          className={`${PICTURE} lg:w-full`}
        />
      ) : (
        <Icon name="shield" size={36} className={PICTURE} />
      )}
      {number ? (
        <span
          aria-hidden="true"
          className="round-icon ml-2 size-6 text-[0.875rem] font-extrabold lg:absolute lg:top-2 lg:left-0 lg:bg-white"
        >
          {number}
        </span>
      ) : null}
      <div className="px-3 py-2">
        <h3 className="text-base font-bold leading-snug">
          <span className="tabular">{`${quantity}\u00a0× `}</span>
          {device ? <Link path={devicePath(device)}>{name}</Link> : name}
        </h3>
        <ContentText as="p" className="mt-0.5 text-sm leading-snug text-muted" of={long} />
      </div>
    </li>
  );
}
