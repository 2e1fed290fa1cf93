import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";

interface Props {
  complements: { key: string; quantity: number; name: LocalizedText; isExtra?: boolean }[];
  className?: string;
}

/** What a kit contains, with quantities; what was added to it says so, for the kit may have one of the same. */
export function ComplementList({ complements, className = "" }: Props) {
  return (
    <ul className={className}>
      {complements.map(({ key, quantity, name, isExtra }) => (
        <li key={key} className="flex gap-2">
          <span className="min-w-7 font-bold tabular-nums text-brand-700">{`${quantity}\u00a0×`}</span>
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
