import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import { Note } from "#app/ui/alert.tsx";

/** Says that a kit which was chosen now has to wait for the outcome of another kit's order (docs/decisions/0065). */
export function WaitingKit({ current, waiting }: { current: LocalizedText; waiting: LocalizedText }) {
  return (
    <Note variant="attention" className="mt-6">
      <T k="checkout:waitingKit" values={{ kit: textOf(current), other: textOf(waiting) }} />
    </Note>
  );
}
