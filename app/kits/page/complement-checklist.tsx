import type { ReactNode } from "react";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import { TickedComplements } from "#app/kits/ticked-complements.tsx";

interface Props {
  complements: { _key: string; quantity: number; short: LocalizedText }[];
  /** The optional entries: boxes to tick. */
  children: ReactNode;
}

/** The checklist of complements (section 2): what the kit contains stands ticked, what one may add can be ticked. */
export function ComplementChecklist({ complements, children }: Props) {
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left mb-3 w-full text-lg font-bold">
        <T k="kits:contains" />
      </legend>
      <TickedComplements complements={complements} className="clear-both sm:grid-cols-2" />
      {children}
    </fieldset>
  );
}
