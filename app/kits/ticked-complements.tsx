import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface Props {
  complements: { _key: string; quantity: number; short: LocalizedText }[];
  className?: string;
}

/** Devices that a kit contains, ticked; how many of each where there is more than one. */
export function TickedComplements({ complements, className = "" }: Props) {
  return (
    <ul className={`grid gap-x-4 gap-y-2 ${className}`}>
      {complements.map(({ _key, quantity, short }) => (
        <li key={_key} className="flex gap-2.5 leading-snug">
          <Icon name="check" size={20} className="mt-px shrink-0 text-success" />
          <span>
            {quantity > 1 ? <span className="font-bold tabular-nums">{`${quantity}\u00a0× `}</span> : null}
            <ContentText of={short} />
          </span>
        </li>
      ))}
    </ul>
  );
}
