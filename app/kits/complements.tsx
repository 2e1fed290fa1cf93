import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";

interface ListProps {
  complements: {
    key: string;
    quantity: number;
    name: LocalizedText;
    image?: PictureSource | null | undefined;
    isExtra?: boolean;
    /** Its number in the plan. */
    number?: number | undefined;
  }[];
  /** The keys of those that stand out. */
  added?: string[] | undefined;
  /** `spot`: pictures as a plan has them, cut out, each on a white tile. */
  slot?: "thumbnail" | "spot";
  className?: string;
}

const PICTURES = { thumbnail: "size-9 shrink-0 rounded-md", spot: "size-12 shrink-0 rounded-md bg-white" };

/** A kit's devices with their quantities. Extras are marked, because the kit may contain the same device. */
export function ComplementList({ complements, added, slot = "thumbnail", className }: ListProps) {
  return (
    <ul className={className}>
      {complements.map(({ key, quantity, name, image, isExtra, number }) => (
        <li
          key={key}
          className={`flex gap-2 ${image ? "items-center" : ""} ${added?.includes(key) ? "font-bold" : ""}`.trimEnd()}
        >
          {image ? <Picture image={image} decorative slot={slot} sizes="" className={PICTURES[slot]} /> : null}
          {number ? (
            <span aria-hidden="true" className="round-icon">
              {number}
            </span>
          ) : null}
          <span className="min-w-7 shrink-0 font-bold tabular">{`${quantity}\u00a0×`}</span>
          <span>
            <ContentText of={name} />
            {isExtra ? (
              <>
                {" "}
                <span className="text-muted">
                  (<T k="kits:asExtra" />)
                </span>
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface TickedProps {
  complements: { _key: string; quantity: number; short: LocalizedText }[];
  className?: string;
}

export function TickedComplements({ complements, className = "" }: TickedProps) {
  return (
    <ul className={`grid gap-x-4 gap-y-2 ${className}`.trimEnd()}>
      {complements.map(({ _key, quantity, short }) => (
        <li key={_key} className="flex gap-2.5 leading-snug">
          <Icon name="check" size={16} className="mt-1 shrink-0 text-success" />
          <span>
            {quantity > 1 ? <span className="font-bold tabular">{`${quantity}\u00a0× `}</span> : null}
            <ContentText of={short} />
          </span>
        </li>
      ))}
    </ul>
  );
}
