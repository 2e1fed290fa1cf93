import type { ReactNode } from "react";
import { T } from "#app/i18n/t.tsx";
import { costOverMonths, isCommitment } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";

interface Props {
  quote: Quote;
  className?: string;
  /** Before it: the kit, where several are compared. */
  children?: ReactNode;
}

/**
 * Where a client pays more over the commitment than others, who begin with an introductory price: how much more, and how much less each month
 * after it. Nothing where clients pay less. See docs/rules.md#cost-over-months.
 */
export function DearerNote({ quote, className = "", children }: Props) {
  if (!isCommitment(quote.conditions.commitmentMonths)) return null;
  const client = costOverMonths(quote, "CLIENT");
  const others = costOverMonths(quote, "NOT_CLIENT");
  const lasting = others.periods.at(-1);
  const less = (lasting?.monthly ?? 0) - (client.periods.at(-1)?.monthly ?? 0);
  if (!lasting || client.total <= others.total || less <= 0) return null;
  return (
    <p className={`text-sm ${className}`.trimEnd()}>
      {children}
      <T
        k="sections:costDearer"
        values={{
          months: client.months,
          more: formatEuros(client.total - others.total),
          month: lasting.from,
          less: formatEuros(less),
        }}
      />
    </p>
  );
}
