import type { ReactNode } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { useQuotes } from "#app/kits/price-display/use-territory.ts";
import { billOf } from "#app/kits/pricing/bill.ts";
import { useSite } from "#app/layout/use-site.ts";
import { type Cents, formatEuros } from "#app/money.ts";
import { kitHref } from "#app/paths.ts";
import type { QuizKit } from "#app/quiz/queries.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { differences, neighboursOf } from "./neighbours.ts";

interface Props {
  kit: QuizKit;
  kits: QuizKit[];
  /** Whether all are compared with the HD camera. */
  camera: boolean;
}

/** In one glance: what the next smaller and the next bigger kit would change in contents and price. */
export function CompareNeighbours({ kit, kits, camera }: Props) {
  const { smaller, bigger } = neighboursOf(kits, kit);
  if (!smaller && !bigger) return null;
  return (
    <section className="rounded-lg bg-white p-5 shadow-card sm:p-8">
      <h3 className="text-2xl">
        <T k="quiz:compare" />
      </h3>
      <div className="mt-5 grid gap-6 sm:auto-cols-fr sm:grid-flow-col">
        {smaller ? <Other kit={kit} kits={kits} other={smaller} camera={camera} mark={<T k="quiz:smaller" />} /> : null}
        {bigger ? <Other kit={kit} kits={kits} other={bigger} camera={camera} mark={<T k="quiz:bigger" />} /> : null}
      </div>
    </section>
  );
}

interface OtherProps extends Props {
  other: QuizKit;
  mark: ReactNode;
}

function Other({ kit, kits, other, camera, mark }: OtherProps) {
  const locale = useLocale();
  return (
    <section>
      <Badge look="quiet">{mark}</Badge>
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
        {differences(kit, other, kits).map(({ key, name, more }) => (
          <li key={key} className="flex gap-2">
            <span className="min-w-7 font-bold tabular-nums text-brand-700">{more > 0 ? `+${more}` : `−${-more}`}</span>
            <ContentText of={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the other kit costs more or less a month: lastingly, so from the month in which promos end where both have one. */
function MonthlyDifference({ kit, other, camera }: Omit<OtherProps, "mark" | "kits">) {
  const { clientStatus } = useSite();
  const quoteFor = useQuotes();
  const mine = billOf(quoteFor(kit, { camera }), clientStatus);
  const theirs = billOf(quoteFor(other, { camera }), clientStatus);
  return (
    <p className="font-bold">
      <MoreAMonth cents={theirs.monthly - mine.monthly} />
      {mine.introPrice && theirs.introPrice ? (
        <span className="block text-sm font-normal text-muted">
          <T k="quiz:fromMonth" values={{ month: theirs.introPrice.months + 1 }} />
        </span>
      ) : null}
    </p>
  );
}

function MoreAMonth({ cents }: { cents: Cents }) {
  if (cents === 0) return <T k="quiz:sameAMonth" />;
  return <T k={cents > 0 ? "quiz:moreAMonth" : "quiz:lessAMonth"} values={{ price: formatEuros(Math.abs(cents)) }} />;
}
