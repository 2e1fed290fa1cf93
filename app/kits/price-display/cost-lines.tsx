import type { ReactNode } from "react";
import { T } from "#app/i18n/t.tsx";
import { type Cents, formatEuros } from "#app/money.ts";

/** What something costs, beside its name. In a list with the class `cost-lines`. */
export function CostLine({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A free service, with its regular price struck through. */
export function FreeServiceLine({ name, regularPrice }: { name: ReactNode; regularPrice: Cents }) {
  return (
    <CostLine name={name}>
      <span className="sr-only">
        <T k="kits:normally" />{" "}
      </span>
      <s className="text-muted">{formatEuros(regularPrice)}</s>{" "}
      <span className="font-bold text-success">
        <T k="sections:free" />
      </span>
    </CostLine>
  );
}

/** A service that costs nothing besides the monthly price. */
export function IncludedLine({ name }: { name: ReactNode }) {
  return (
    <CostLine name={name}>
      <span className="font-bold text-success">
        <T k="sections:included" />
      </span>
    </CostLine>
  );
}
