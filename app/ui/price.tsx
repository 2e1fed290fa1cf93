import { type Cents, formatAmount } from "#app/money.ts";

const SIZES = {
  large: { whole: "text-5xl sm:text-6xl", rest: "text-2xl", unit: "text-base", layout: "flex-col" },
  medium: { whole: "text-4xl", rest: "text-xl", unit: "text-sm", layout: "flex-col" },
  /** On one line, for bars with little height. */
  small: { whole: "text-2xl", rest: "text-base", unit: "text-sm", layout: "flex-wrap items-baseline" },
} as const;

interface Props {
  cents: Cents;
  /** Shown below the decimals, or beside them in the small size: '/mes'. */
  unit?: string;
  size?: keyof typeof SIZES;
}

/** A price with large euros and small decimals. Screen readers read it as one amount. */
export function Price({ cents, unit = "", size = "medium" }: Props) {
  const [whole, decimals] = formatAmount(cents).split(",");
  const classes = SIZES[size];
  return (
    <span className="inline-flex items-start font-bold tabular-nums tracking-tight">
      <span className="sr-only">{`${formatAmount(cents)} €${unit}`}</span>
      <span aria-hidden="true" className={`${classes.whole} leading-none`}>
        {whole}
      </span>
      <span aria-hidden="true" className={`flex leading-none ${classes.layout}`}>
        <span className={classes.rest}>{`,${decimals}\u00a0€`}</span>
        {unit ? <span className={`${classes.unit} pl-1 pt-0.5 font-semibold text-muted`}>{unit}</span> : null}
      </span>
    </span>
  );
}
