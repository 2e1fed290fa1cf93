import type { ReactNode } from "react";
import { T, useText } from "#app/i18n/t.tsx";
import { type Cents, formatEuros } from "#app/money.ts";

interface Props {
  name: ReactNode;
  cents?: Cents;
  isMonthly?: boolean;
  isTotal?: boolean;
  freeInsteadOf?: Cents;
  isIncluded?: boolean;
  className?: string;
}

/** A line of a bill, within a `dl`: an amount, or what is free in place of one. */
export function BillLine({ name, cents, isMonthly, isTotal, freeInsteadOf, isIncluded, className = "" }: Props) {
  const text = useText();
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? "font-bold" : ""} ${className}`}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap font-semibold tabular-nums">
        {cents === undefined ? null : `${formatEuros(cents)}${isMonthly ? text("kits:perMonth") : ""}`}
        {isIncluded ? (
          <span className="text-success">
            <T k="checkout:included" />
          </span>
        ) : null}
        {freeInsteadOf === undefined ? null : (
          <>
            <span className="sr-only">
              <T k="kits:normally" />{" "}
            </span>
            <s className="font-normal text-muted">{formatEuros(freeInsteadOf)}</s>{" "}
            <span className="text-success">
              <T k="checkout:free" />
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
