import type { ReactNode } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { type Cents, formatEuros } from "#app/money.ts";
import { kitHref } from "#app/paths.ts";
import type { QuizKit } from "#app/quiz/queries.ts";
import { useSite } from "#app/site/use-site.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { kitDifferences, neighboursOf } from "./neighbour-kits.ts";

interface Props {
  kit: QuizKit;
  kits: QuizKit[];
  /** Whether the prices include the HD camera. */
  camera: boolean;
}

/** Differences of the next smaller and the next bigger kit in devices and monthly price. */
export function CompareNeighbours({ kit, kits, camera }: Props) {
  const { smaller, bigger } = neighboursOf(kits, kit);
  if (!smaller && !bigger) return null;
  return (
    <section className="rounded-lg bg-white p-5 shadow-card sm:p-8">
      <h3 className="text-2xl">
        <T k="quiz:compare" />
      </h3>
      <div className="mt-5 grid gap-6 sm:auto-cols-fr sm:grid-flow-col">
        {smaller ? (
          <NeighbourKit kit={kit} kits={kits} other={smaller} camera={camera} label={<T k="quiz:smaller" />} />
        ) : null}
        {bigger ? (
          <NeighbourKit kit={kit} kits={kits} other={bigger} camera={camera} label={<T k="quiz:bigger" />} />
        ) : null}
      </div>
    </section>
  );
}

interface NeighbourProps extends Props {
  other: QuizKit;
  label: ReactNode;
}

function NeighbourKit({ kit, kits, other, camera, label }: NeighbourProps) {
  const locale = useLocale();
  return (
    <section>
      <Badge variant="quiet">{label}</Badge>
      <h4 className="mt-1 text-lg font-bold">
        <Link
          to={localePath(locale, kitHref(other))}
          className="inline-flex min-h-11 items-center text-brand-700 underline underline-offset-4"
        >
          <ContentText of={other.kitName} />
        </Link>
      </h4>
      <MonthlyDifference kit={kit} other={other} camera={camera} />
      <ul className="mt-3 space-y-1 text-sm">
        {kitDifferences(kit, other, kits).map(({ key, name, more }) => (
          <li key={key} className="flex gap-2">
            <span className="min-w-7 font-bold tabular-nums text-brand-700">{more > 0 ? `+${more}` : `−${-more}`}</span>
            <ContentText of={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Compares the prices after the introductory months, which both kits may have. */
function MonthlyDifference({ kit, other, camera }: Omit<NeighbourProps, "label" | "kits">) {
  const { clientStatus } = useSite();
  const quoteFor = useQuotes();
  const bill = calculateBill(quoteFor(kit, { camera }), clientStatus);
  const otherBill = calculateBill(quoteFor(other, { camera }), clientStatus);
  return (
    <p className="font-bold">
      <DifferenceText cents={otherBill.monthly - bill.monthly} />
      {bill.introPrice && otherBill.introPrice ? (
        <span className="block text-sm font-normal text-muted">
          <T k="quiz:fromMonth" values={{ month: otherBill.introPrice.months + 1 }} />
        </span>
      ) : null}
    </p>
  );
}

function DifferenceText({ cents }: { cents: Cents }) {
  if (cents === 0) return <T k="quiz:sameAMonth" />;
  return <T k={cents > 0 ? "quiz:moreAMonth" : "quiz:lessAMonth"} values={{ price: formatEuros(Math.abs(cents)) }} />;
}
