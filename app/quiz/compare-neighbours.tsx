import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale, Words } from "#app/i18n/t.tsx";
import { ComplementList } from "#app/kits/complement-list.tsx";
import { kitPath } from "#app/kits/kit-path.ts";
import { type Cents, formatEuros } from "#app/kits/money.ts";
import { billOf } from "#app/kits/quote.ts";
import { useQuotes } from "#app/kits/use-territory.ts";
import { useSite } from "#app/layout/use-site.ts";
import { Badge } from "#app/ui/badge.tsx";
import { differences, neighboursOf } from "./neighbours.ts";
import type { QuizKit } from "./quiz-content.ts";

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
    <section className="contained pt-section">
      <h2 className="text-heading">
        <T k="quiz:compare" />
      </h2>
      <div className="mt-8 grid gap-4 md:auto-cols-fr md:grid-flow-col">
        {smaller ? <Other kit={kit} other={smaller} camera={camera} mark={<T k="quiz:smaller" />} /> : null}
        <Own kit={kit} />
        {bigger ? <Other kit={kit} other={bigger} camera={camera} mark={<T k="quiz:bigger" />} /> : null}
      </div>
    </section>
  );
}

function Own({ kit }: { kit: QuizKit }) {
  return (
    <section className="rounded-lg border-2 border-brand-700 bg-white p-5 sm:p-6">
      <Badge>
        <T k="quiz:yours" />
      </Badge>
      <h3 className="mt-3 text-2xl">
        <Words of={kit.kitName} />
      </h3>
      <ComplementList
        complements={kit.complements.map(({ _key, quantity, short }) => ({ key: _key, quantity, name: short }))}
        className="mt-4 space-y-1"
      />
    </section>
  );
}

function Other({ kit, other, camera, mark }: { kit: QuizKit; other: QuizKit; camera: boolean; mark: ReactNode }) {
  const { clientStatus } = useSite();
  const locale = useLocale();
  const quoteFor = useQuotes();
  const mine = billOf(quoteFor(kit, { camera }), clientStatus);
  const theirs = billOf(quoteFor(other, { camera }), clientStatus);
  return (
    <section className="rounded-lg bg-white p-5 shadow-card sm:p-6">
      <Badge look="quiet">{mark}</Badge>
      <h3 className="mt-3 text-2xl">
        <Link
          to={localePath(locale, kitPath(other))}
          className="inline-flex min-h-11 items-center text-brand-700 underline underline-offset-4"
        >
          <Words of={other.kitName} />
        </Link>
      </h3>
      <p className="mt-1 text-lg font-bold">
        <MoreAMonth cents={theirs.monthly - mine.monthly} />
        {mine.promo && theirs.promo ? (
          <span className="block text-sm font-normal text-muted">
            <T k="quiz:fromMonth" values={{ month: theirs.promo.months + 1 }} />
          </span>
        ) : null}
      </p>
      <ul className="mt-4 space-y-1">
        {differences(kit, other).map(({ key, name, more }) => (
          <li key={key} className="flex gap-2">
            <span className="min-w-8 font-bold tabular-nums text-brand-700">{more > 0 ? `+${more}` : `−${-more}`}</span>
            <Words of={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoreAMonth({ cents }: { cents: Cents }) {
  if (cents === 0) return <T k="quiz:sameAMonth" />;
  return <T k={cents > 0 ? "quiz:moreAMonth" : "quiz:lessAMonth"} values={{ price: formatEuros(Math.abs(cents)) }} />;
}
