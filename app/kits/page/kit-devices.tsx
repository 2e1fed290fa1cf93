import { localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import type { OfferedKit } from "#app/kits/kit-content.ts";
import { CONTENTS_ANCHOR, devicePath } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";

type Complement = OfferedKit["complements"][number];

interface Props {
  complements: Complement[];
  /** Below the heading: what the kit is made for. */
  text?: LocalizedText;
  /** The level of the section's heading. */
  level?: 2 | 3;
  /** The places of a plan that has the devices' numbers. */
  places?: { device: string }[] | undefined;
  /** Called with the id of the device under the pointer or with the focus, and with undefined when it is left. */
  onPoint?: (device: string | undefined) => void;
}

/** The kit's devices, each with picture, quantity, description and link. */
export function KitDevices({ complements, text, level = 2, places, onPoint }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    // A page that shows another kit's devices has them in a section of its own.
    <section id={level === 2 ? CONTENTS_ANCHOR : undefined} className="@container pt-4">
      <Heading className={level === 2 ? "text-heading" : "text-2xl"}>
        <T k="kits:contains" />
      </Heading>
      {text ? (
        <p className="mt-1 text-muted">
          <ContentText of={text} />
        </p>
      ) : null}
      <ul
        className={`mt-4 grid gap-2 @[34rem]:grid-cols-2 @[34rem]:gap-3 ${complements.length % 2 ? "odd" : ""}`.trimEnd()}
      >
        {complements.map((complement, position) => (
          <KitDevice
            key={complement._key}
            complement={complement}
            level={level}
            number={places?.some(({ device }) => device === complement.device?._id) ? position + 1 : undefined}
            onPoint={onPoint}
          />
        ))}
      </ul>
    </section>
  );
}

const PICTURE = "w-20 shrink-0 self-stretch bg-tint object-cover";

interface DeviceProps extends Required<Pick<Props, "level">>, Pick<Props, "onPoint"> {
  complement: Complement;
  /** Its number in the plan. */
  number: number | undefined;
}

function KitDevice({ complement, level, number, onPoint }: DeviceProps) {
  const locale = useLocale();
  const Heading = level === 2 ? "h3" : "h4";
  const { quantity, short, long, device } = complement;
  const name = <ContentText of={short} />;
  const point = () => onPoint?.(device?._id);
  const leave = () => onPoint?.(undefined);
  return (
    <li
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      className="link-card flex min-h-20 items-center overflow-hidden rounded-md bg-white shadow-card"
    >
      {device?.image ? (
        <Picture
          image={device.image}
          decorative
          slot="near"
          sizes="(min-width: 64.5rem) 234px, 80px"
          className={PICTURE}
        />
      ) : (
        <Icon name="shield" size={36} className={PICTURE} />
      )}
      {number ? (
        <span aria-hidden="true" className="round-icon">
          {number}
        </span>
      ) : null}
      <div className="px-3 py-2">
        <Heading className="text-base font-bold leading-snug">
          <span className="tabular">{`${quantity}\u00a0× `}</span>
          {device ? <Link to={localePath(locale, devicePath(device))}>{name}</Link> : name}
        </Heading>
        <p className="mt-0.5 text-sm leading-snug text-muted">
          <ContentText of={long} />
        </p>
      </div>
    </li>
  );
}
