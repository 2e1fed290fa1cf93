import type { ReactNode } from "react";
import { T } from "#app/i18n/t.tsx";
import { clientExcess } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";

interface Props {
  quote: Quote;
  className?: string;
  /** Before it: the kit, where several are compared. */
  children?: ReactNode;
}

/** What a client pays more over the commitment than others, and less each month after the introductory price. Nothing where clients pay less in all. */
export function DearerNote({ quote, className = "", children }: Props) {
  const excess = clientExcess(quote);
  if (!excess) return null;
  return (
    <p className={`text-sm ${className}`.trimEnd()}>
      {children}
      <T
        k="sections:costDearer"
        values={{
          months: excess.months,
          more: formatEuros(excess.more),
          month: excess.from,
          less: formatEuros(excess.less),
        }}
      />
    </p>
  );
}
