import { textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import { PeriodPrices } from "#app/kits/price-display/kit-price.tsx";
import { TotalWithIva } from "#app/kits/price-display/kit-total.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { type Cents, formatEuros } from "#app/money.ts";
import { kitHref } from "#app/paths.ts";
import type { QuizKit, ResultContent } from "#app/quiz/queries.ts";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/card.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type Asked, extrasBeside, kitDifferences, neighboursOf, specialKits } from "./neighbour-kits.ts";

interface Props extends Pick<ResultContent, "kits" | "panicButton"> {
  kit: QuizKit;
  asked: Asked;
  /** Whether to show the next smaller and the next bigger kit too, not only special ones. */
  hasSizes?: boolean;
}

/** Other kits beside the recommended one, with their prices and their differences in devices and in price (docs/rules.md#one-adviser). */
export function CompareNeighbours({ kit, kits, panicButton, asked, hasSizes = false }: Props) {
  const quoteOf = useAskedQuotes({ panicButton, asked });
  const { clientStatus } = useSite();
  const { smaller, bigger } = hasSizes ? neighboursOf(kits, kit) : {};
  const special = specialKits(kits, kit, asked, (one) => calculateBill(quoteOf(one), clientStatus).monthly);
  const others: [TextKey, QuizKit | undefined][] = [
    ...special.map((one): [TextKey, QuizKit] => ["quiz:special", one]),
    ["quiz:smaller", smaller],
    ["quiz:bigger", bigger],
  ];
  if (others.every(([, other]) => !other)) return null;
  return (
    <section className="flex flex-col rounded-lg bg-white p-5 shadow-card sm:p-8">
      <T as="h3" className="text-2xl" k="quiz:compare" />
      <div className="mt-4 grid grow gap-8 sm:auto-cols-fr sm:grid-flow-col sm:gap-6">
        {others.map(([label, other]) =>
          other ? (
            <NeighbourKit
              key={label + other._id}
              label={label}
              kit={kit}
              kits={kits}
              other={other}
              hasCamera={asked.camera}
              quoteOf={quoteOf}
            />
          ) : null,
        )}
      </div>
    </section>
  );
}

/** Quotes of kits with the extras that the visitor asked for. */
function useAskedQuotes({ panicButton, asked }: Pick<Props, "panicButton" | "asked">): (kit: QuizKit) => Quote {
  const quoteFor = useQuotes();
  return (kit) => {
    const price = kit.isBusiness ? panicButton?.price.business : panicButton?.price.home;
    const choice = {
      ...extrasBeside(kit, asked, panicButton?.device),
      ...(price !== undefined && { panicButtonPrice: price }),
    };
    return quoteFor(kit, choice);
  };
}

interface NeighbourProps extends Pick<Props, "kit" | "kits"> {
  label: TextKey;
  other: QuizKit;
  /** Whether the prices are with the camera. */
  hasCamera: boolean;
  quoteOf: (kit: QuizKit) => Quote;
}

function NeighbourKit({ label, kit, kits, other, hasCamera, quoteOf }: NeighbourProps) {
  const { clientStatus } = useSite();
  const quote = quoteOf(other);
  const recommended = quoteOf(kit);
  const bill = calculateBill(quote, clientStatus);
  const recommendedBill = calculateBill(recommended, clientStatus);
  return (
    <section className="neighbour">
      <div className="flex items-center gap-4">
        <Picture
          image={other.image}
          decorative
          slot="small"
          sizes="(min-width: 64.5rem) 256px, 112px"
          className="bg-tint"
        />
        <div className="space-y-2">
          <Badge variant="quiet">
            <T k={label} />
          </Badge>
          <ContentText as="h4" className="text-xl font-bold" of={other.kitName} />
          {hasCamera ? (
            <p className="text-sm text-muted">
              + <T k="sections:hdCamera" />
            </p>
          ) : null}
        </div>
      </div>
      <div className="space-y-1 text-sm text-muted">
        <div className="flex flex-wrap gap-x-8 gap-y-2 text-ink">
          <PeriodPrices quote={quote} size="small" />
        </div>
        <p>
          <b className="text-ink">
            <MonthlyDifference cents={bill.monthly - recommendedBill.monthly} />
          </b>
          {/* This compares the prices after the introductory months. */}
          {recommendedBill.introPrice && bill.introPrice ? (
            <>
              {" "}
              <T k="quiz:fromMonth" values={{ month: bill.introPrice.months + 1 }} />
            </>
          ) : null}
        </p>
        <TotalDifference quote={quote} recommended={recommended} />
      </div>
      <ul className="space-y-1 text-sm">
        {kitDifferences(kit, other, kits).map(({ key, name, more }) => (
          <li key={key} className="flex gap-2">
            <span className="min-w-7 font-bold tabular text-brand-700">{more > 0 ? `+${more}` : `−${-more}`}</span>
            <ContentText of={name} />
          </li>
        ))}
      </ul>
      <ButtonLink path={kitHref(other)} variant="quiet">
        <T k="quiz:seeKit" values={{ kit: textOf(other.kitName) }} />
      </ButtonLink>
    </section>
  );
}

/** The total over the commitment period, as below the recommended kit's price, and how much more or less it is. */
function TotalDifference({ quote, recommended }: { quote: Quote; recommended: Quote }) {
  const { clientStatus } = useSite();
  const { months, total } = costOverMonths(quote, clientStatus);
  const difference = total - costOverMonths(recommended, clientStatus).total;
  return (
    <>
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 border-t border-line pt-2 text-base">
        <T k="sections:costTotal" values={{ months }} /> <b className="text-ink">{formatEuros(total)}</b>
        <TotalWithIva quote={quote} clientStatus={clientStatus} className="w-full text-right text-sm" />
      </p>
      {difference === 0 ? null : (
        <p>
          <T
            k={difference > 0 ? "quiz:moreInAll" : "quiz:lessInAll"}
            values={{ price: formatEuros(Math.abs(difference)), months }}
          />
        </p>
      )}
    </>
  );
}

function MonthlyDifference({ cents }: { cents: Cents }) {
  if (cents === 0) return <T k="quiz:sameAMonth" />;
  return <T k={cents > 0 ? "quiz:moreAMonth" : "quiz:lessAMonth"} values={{ price: formatEuros(Math.abs(cents)) }} />;
}
