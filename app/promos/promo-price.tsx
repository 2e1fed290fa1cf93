import { Fragment, type ReactNode } from "react";
import { ContentText, T, useText } from "#app/i18n/t.tsx";
import { useTerritory } from "#app/kits/price-display/use-territory.ts";
import { formatEuros, toCents } from "#app/money.ts";
import { Price } from "#app/ui/price.tsx";
import { arrangePrices } from "./price-lines.ts";
import type { Promo } from "./promo.ts";

type Line = NonNullable<Promo["priceLines"]>[number];

/**
 * The prices of a promo: the first one large, then its duration and the price after it. Promos have no prices by territory, so
 * outside of the peninsula a note says so (docs/decisions/0015). Renders nothing for a promo without prices.
 */
export function PromoPrice({ promo: { priceLines, priceNote } }: { promo: Pick<Promo, "priceLines" | "priceNote"> }) {
  const text = useText();
  const isElsewhere = useTerritory() !== "peninsula";
  const prices = arrangePrices(priceLines ?? []);
  if (!prices) return null;
  const { first, then, others } = prices;
  const duration = durationOf(first);
  return (
    <div className="w-full space-y-1 text-sm">
      <p className="font-semibold">
        <ContentText of={first.label} />
      </p>
      <Price
        cents={toCents(first.amount)}
        unit={text("kits:perMonth")}
        size="large"
        note={
          first.struck ? (
            <>
              <span className="sr-only">
                <T k="kits:insteadOf" />{" "}
              </span>
              <s>{`${formatEuros(toCents(first.struck))}${text("kits:perMonth")}`}</s>
            </>
          ) : null
        }
      />
      {duration ? (
        <p className="font-semibold">
          {duration}
          {then.map((line) => (
            <Fragment key={line._key}>
              {", "}
              <T
                k="sections:thenPrice"
                values={{ price: `${formatEuros(toCents(line.amount))}${text("kits:perMonth")}` }}
              />{" "}
              {durationOf(line)}
            </Fragment>
          ))}
        </p>
      ) : null}
      {others.length > 0 ? <OtherPrices lines={others} intro={(then.at(-1) ?? first).months !== undefined} /> : null}
      {priceNote ? (
        <p className="text-muted">
          <ContentText of={priceNote} />
        </p>
      ) : null}
      {isElsewhere ? (
        <p className="text-muted">
          <T k="sections:offersPeninsula" />
        </p>
      ) : null}
    </div>
  );
}

function durationOf({ months }: Line): ReactNode {
  if (!months) return null;
  if (months === 1) return <T k="sections:forOneMonth" />;
  return <T k="sections:forMonths" values={{ months }} />;
}

/** Prices of other products or, with `intro`, the later price of each kit. */
function OtherPrices({ lines, intro }: { lines: Line[]; intro: boolean }) {
  const text = useText();
  return (
    <div>
      {intro ? (
        <p className="font-semibold">
          <T k="sections:thenChosen" />
        </p>
      ) : null}
      <dl>
        {lines.map((line) => (
          <div key={line._key} className="flex justify-between gap-4">
            <dt>
              <ContentText of={line.label} />
            </dt>
            <dd className="whitespace-nowrap font-semibold tabular">
              {line.struck ? (
                <>
                  <span className="sr-only">
                    <T k="kits:insteadOf" />{" "}
                  </span>
                  <s className="font-normal text-muted">{formatEuros(toCents(line.struck))}</s>{" "}
                </>
              ) : null}
              {`${formatEuros(toCents(line.amount))}${text("kits:perMonth")}`} {durationOf(line)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
