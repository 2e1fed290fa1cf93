import type { Phrase } from "#app/content/localized.ts";
import { Words } from "#app/i18n/t.tsx";

interface Props {
  complements: { key: string; quantity: number; name: Phrase }[];
  className?: string;
}

/** What a kit contains, with quantities. */
export function ComplementList({ complements, className = "" }: Props) {
  return (
    <ul className={className}>
      {complements.map(({ key, quantity, name }) => (
        <li key={key} className="flex gap-2">
          <span className="min-w-7 font-bold tabular-nums text-brand-700">{`${quantity}\u00a0×`}</span>
          <span>
            <Words of={name} />
          </span>
        </li>
      ))}
    </ul>
  );
}
