import { type ReactNode, useState } from "react";
import { type Cents, formatAmount } from "#app/money.ts";

const SIZES = {
  large: "price price-large",
  medium: "price",
  /** For bars with little height. */
  small: "price price-small",
} as const;

interface Props {
  cents: Cents;
  /** Follows the amount: '/mes'. */
  unit?: string;
  /** Follows the unit: the tax, or a price that is struck through. */
  note?: ReactNode;
  size?: keyof typeof SIZES;
}

/**
 * A price on one baseline: the euros large, the decimals smaller, then the unit and the note. It rolls in when it changes. Screen
 * readers read it as one amount.
 */
export function Price({ cents, unit = "", note, size = "medium" }: Props) {
  const [whole, decimals] = formatAmount(cents).split(",");
  const [shown, setShown] = useState({ cents, hasChanged: false });
  if (shown.cents !== cents) setShown({ cents, hasChanged: true });
  return (
    <span key={cents} className={`${SIZES[size]}${shown.hasChanged ? " price-rolls" : ""}`}>
      <span className="sr-only">{`${formatAmount(cents)} €${unit}`}</span>
      <span aria-hidden="true">
        {whole}
        <span>{`,${decimals}\u00a0€`}</span>
      </span>
      {unit || note ? (
        <span>
          <span aria-hidden="true">{unit}</span> {note}
        </span>
      ) : null}
    </span>
  );
}
