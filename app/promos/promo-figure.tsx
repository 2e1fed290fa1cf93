import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { StruckPrice, TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { formatEuros, toCents } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Price } from "#app/ui/price.tsx";
import type { Promo } from "./promo.ts";
import { arrangePrices, type Saving, savingOf } from "./promo-prices.ts";

type Line = NonNullable<Promo["priceLines"]>[number];

/**
 * What a promo costs, large, and largest in an offer that the page is about (docs/rules.md#promo-saving). What it saves is a label
 * below its price. A promo that makes services free costs nothing, beside their normal price. A figure in words is not repeated
 * where it is in the title.
 */
export function PromoFigure({ promo, isMain = false }: { promo: Promo; isMain?: boolean }) {
  const { settings } = useSite();
  const { priceLines, figure, isForBusiness, title } = promo;
  const saving = savingOf(promo, settings);
  if (priceLines?.length) {
    return (
      <div className="space-y-2">
        <PromoPrices lines={priceLines} ivaIncluded={!isForBusiness} isMain={isMain} />
        {saving ? (
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span className="badge bg-success-soft text-success">
              <SavingText saving={saving} />
            </span>
            <TaxLabel quote={{ ivaIncluded: !isForBusiness }} />
          </p>
        ) : null}
      </div>
    );
  }
  if (saving) {
    return <FreePrice saving={saving} isMain={isMain} />;
  }
  if (!figure || textOf(title).startsWith(textOf(figure))) return null;
  return <ContentText as="p" className="text-heading font-bold" of={figure} />;
}

function SavingText({ saving: { least, most } }: { saving: Saving }) {
  if (least === most) return <T k="sections:promoSaves" values={{ amount: formatEuros(least) }} />;
  return <T k="sections:promoSavesBetween" values={{ least: formatEuros(least), most: formatEuros(most) }} />;
}

/** The price of services that are free, with what they save as its label, and their normal price. */
function FreePrice({ saving, isMain }: { saving: Saving; isMain: boolean }) {
  return (
    <div className="space-y-1">
      <p className="font-semibold">
        <SavingText saving={saving} />
      </p>
      <Price
        cents={0}
        size={isMain ? "large" : "medium"}
        note={<StruckPrice cents={saving.least} k="kits:normally" className="font-normal" />}
      />
    </div>
  );
}

interface PricesProps {
  lines: Line[];
  ivaIncluded: boolean;
  isMain: boolean;
}

/**
 * The prices of a promo: the first one large, with its tax, then its duration and the price after it. Where that depends on the chosen
 * kit, a main offer says from which to which.
 */
function PromoPrices({ lines, ivaIncluded, isMain }: PricesProps) {
  const { t } = useTranslation();
  const prices = arrangePrices(lines);
  if (!prices) return null;
  const { first, others, dependsOnKit } = prices;
  return (
    <div className="space-y-1">
      <ContentText as="p" className="font-semibold" of={first.label} />
      <Price
        cents={toCents(first.amount)}
        unit={t("kits:perMonth")}
        size={isMain ? "large" : "medium"}
        note={
          <>
            <TaxLabel quote={{ ivaIncluded }} /> <FormerPrice line={first} />
          </>
        }
      />
      {first.months ? (
        <p className="font-semibold">
          <PriceDuration lines={lines} isMain={isMain} />
        </p>
      ) : null}
      {others.length > 0 && !(isMain && dependsOnKit) ? <OtherPrices lines={others} areKits={dependsOnKit} /> : null}
    </div>
  );
}

/** For how long the first price of a promo is paid, and the price after it: with `isMain` from which to which, where the kit decides. */
export function PriceDuration({ lines, isMain }: Pick<PricesProps, "lines" | "isMain">) {
  const { t } = useTranslation();
  const prices = arrangePrices(lines);
  if (!prices?.first.months) return null;
  const { first, then, others, dependsOnKit } = prices;
  const amounts = others.map(({ amount }) => toCents(amount));
  return (
    <>
      {durationOf(first)}
      {then.map((line) => (
        <Fragment key={line._key}>
          {", "}
          <T k="sections:thenPrice" values={{ price: `${formatEuros(toCents(line.amount))}${t("kits:perMonth")}` }} />{" "}
          {durationOf(line)}
        </Fragment>
      ))}
      {dependsOnKit ? (
        <>
          {", "}
          {isMain ? (
            <T
              k="sections:thenBetween"
              values={{
                least: formatEuros(Math.min(...amounts)),
                most: `${formatEuros(Math.max(...amounts))}${t("kits:perMonth")}`,
              }}
            />
          ) : (
            <T k="sections:thenChosen" />
          )}
        </>
      ) : null}
    </>
  );
}

/** For how long a price is paid, where it ends. */
function durationOf({ months }: Line): ReactNode {
  if (!months) return null;
  if (months === 1) return <T k="sections:forOneMonth" />;
  return <T k="sections:forMonths" values={{ months }} />;
}

/** The price that is struck through, where there is one. */
function FormerPrice({ line: { struck } }: { line: Line }) {
  return struck ? <StruckPrice cents={toCents(struck)} className="font-normal text-muted" /> : null;
}

/** Prices of other products, in rows, or with `areKits` the later price of each kit, in columns. */
function OtherPrices({ lines, areKits }: { lines: Line[]; areKits: boolean }) {
  const { t } = useTranslation();
  return (
    <dl className={areKits ? "grid grid-cols-3 gap-x-2 text-sm" : undefined}>
      {lines.map((line) => (
        <div key={line._key} className={areKits ? undefined : "flex justify-between gap-4"}>
          <ContentText as="dt" of={line.label} />
          <dd className="whitespace-nowrap font-semibold tabular">
            <FormerPrice line={line} /> {`${formatEuros(toCents(line.amount))}${t("kits:perMonth")}`} {durationOf(line)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
