import { type Cents, formatAmount } from "#app/money.ts";

const SIZES = {
  large: { whole: "text-5xl sm:text-6xl", rest: "text-2xl", unit: "text-base", place: "flex-col" },
  medium: { whole: "text-4xl", rest: "text-xl", unit: "text-sm", place: "flex-col" },
  /** Too little height for two lines, where there is room for one. */
  small: { whole: "text-2xl", rest: "text-base", unit: "text-sm", place: "flex-wrap items-baseline" },
} as const;

interface Props {
  cents: Cents;
  /** What stands under the decimals, or beside small ones: '/mes'. */
  unit?: string;
  size?: keyof typeof SIZES;
}

/** An amount, its euros large and its decimals small. Screen readers hear it as one price. */
export function Price({ cents, unit = "", size = "medium" }: Props) {
  const [whole, decimals] = formatAmount(cents).split(",");
  const look = SIZES[size];
  return (
    <span className="inline-flex items-start font-bold tabular-nums tracking-tight">
      <span className="sr-only">{`${formatAmount(cents)} €${unit}`}</span>
      <span aria-hidden="true" className={`${look.whole} leading-none`}>
        {whole}
      </span>
      <span aria-hidden="true" className={`flex leading-none ${look.place}`}>
        <span className={look.rest}>{`,${decimals}\u00a0€`}</span>
        {unit ? <span className={`${look.unit} pl-1 pt-0.5 font-semibold text-muted`}>{unit}</span> : null}
      </span>
    </span>
  );
}
