import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContentText, ForReaders, T } from "#app/i18n/t.tsx";
import { MobileExample } from "#app/kits/price-display/kit-total.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useCheapest } from "#app/kits/price-display/use-quotes.ts";
import { costOverMonths } from "#app/kits/pricing/cost-over-months.ts";
import { createQuote, type PricedKit } from "#app/kits/pricing/quote.ts";
import { formatEuros, toCents } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useStatusLink } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import type { GroupTitle, Promo } from "./promo.ts";
import { PromoTitle } from "./promo-card.tsx";
import { PriceDuration, PromoFigure } from "./promo-figure.tsx";
import { isForAnyKit } from "./promo-prices.ts";
import { PromoConditions, PromoLink, PromoSmallPrint, PromoTerms, trackPromotion } from "./promo-terms.tsx";

interface LeadProps {
  promo: Promo;
  /** Position among the promos on the page, from 1. */
  position: number;
  /** The page's heading, and whom the offer is for. */
  heading: ReactNode;
  /** The kits for homes, whose lowest price stands beside an offer without one. */
  kits: PricedKit[];
}

/**
 * The offer that opens the promotions page: a band of colour as wide as the screen, with one large figure, a worked example, the page's
 * orange button, and the picture.
 */
export function PromoLead({ promo, position, heading, kits }: LeadProps) {
  const { clientStatus } = useSite();
  const { text, mobileDiscount, aside, image } = promo;
  const hasPrices = Boolean(promo.priceLines?.length);
  return (
    <div className="bg-accent-soft">
      <article className="contained lead mb-8 grid gap-x-8 gap-y-2 pt-4">
        <div>
          {heading}
          <PromoTitle promo={promo} />
          <PromoFigure promo={promo} isMain />
          {/* Its prices say what it is. */}
          {hasPrices ? null : <ContentText as="p" of={text} />}
          {mobileDiscount ? (
            <p className="rounded-md bg-white px-4 py-2.5 font-semibold">
              <MobileExample discount={mobileDiscount} />
            </p>
          ) : null}
          {isForAnyKit(promo) ? <KitTotals kits={kits} clientStatus={clientStatus} /> : null}
          {hasPrices ? <PromoTerms promo={promo} /> : null}
          <div className="flex flex-wrap items-center gap-x-6">
            <PromoLink promo={promo} position={position} />
            <PromoConditions promo={promo} />
          </div>
          {hasPrices ? null : (
            <PromoSmallPrint promo={promo} aside={aside ? <ContentText of={aside} /> : null}>
              {kits.length > 0 ? (
                <>
                  <AlarmFrom kits={kits} />
                  &nbsp;·{" "}
                </>
              ) : null}
            </PromoSmallPrint>
          )}
          {aside && hasPrices ? <ContentText as="p" className="text-sm" of={aside} /> : null}
        </div>
        {image ? (
          <Picture
            image={image}
            priority
            slot="offer"
            sizes="(min-width: 64.5rem) 640px, (min-width: 40.5rem) 45vw, 65vw"
          />
        ) : null}
      </article>
    </div>
  );
}

interface RowProps {
  promo: Promo;
  position: number;
  whom: GroupTitle;
  /** Whose offer it is. */
  clientStatus: ClientStatus;
  /** The kits for homes, whose totals stand below an offer for any of them. */
  kits: PricedKit[];
}

/**
 * An offer for the other client status, below the visitor's own, read in one column beside its picture: it leads to the page with that
 * status, where it opens.
 */
export function PromoRow({ promo, position, whom, clientStatus, kits }: RowProps) {
  const { t } = useTranslation();
  const linkTo = useStatusLink();
  const { priceLines, isForBusiness, image } = promo;
  const [first] = priceLines ?? [];
  const line = "flex flex-wrap items-baseline gap-x-4 gap-y-2";
  return (
    <article className="promo promo-row mt-6 overflow-hidden rounded-lg bg-brand-900 text-white">
      {image ? (
        <Picture image={image} slot="card" sizes="(min-width: 64.5rem) 440px, (min-width: 40.5rem) 42vw, 92vw" />
      ) : null}
      <PromoTitle promo={promo} />
      <div className={line}>
        {first ? (
          <Price
            cents={toCents(first.amount)}
            unit={t("kits:perMonth")}
            note={<TaxLabel quote={{ ivaIncluded: !isForBusiness }} />}
          />
        ) : null}
        {/* On a line of its own, so that lines do not depend on the font. */}
        <p className="w-full font-bold">
          {first ? <PriceDuration lines={priceLines ?? []} isMain /> : <ContentText of={promo.text} />}
        </p>
        {isForAnyKit(promo) ? <KitTotals kits={kits} clientStatus={clientStatus} /> : null}
      </div>
      <div className={line}>
        <PromoSmallPrint promo={promo} />
      </div>
      <div className={line}>
        <ButtonLink to={linkTo(clientStatus)} replace variant="light" onClick={() => trackPromotion(promo, position)}>
          <T k="promos:seeOther" />
          <ForReaders>
            <T k={whom} />
          </ForReaders>
        </ButtonLink>
        <PromoConditions promo={promo} />
      </div>
    </article>
  );
}

/** The lowest monthly price of these kits for this visitor, in a line: what an offer on another bill does not say. Nothing without kits. */
function AlarmFrom({ kits }: { kits: PricedKit[] }) {
  const { t } = useTranslation();
  const cheapest = useCheapest(kits);
  if (!cheapest) return null;
  return (
    <>
      <T k="promos:alarmFrom" />{" "}
      <b className="whitespace-nowrap">{`${formatEuros(cheapest.bill.monthly)}${t("kits:perMonth")}`}</b>{" "}
      <TaxLabel quote={cheapest.quote} />
    </>
  );
}

/**
 * From which to which total these kits cost over the commitment: what an offer for any of them adds up to. Without the tax of a
 * territory, as the prices of promos. Nothing without kits.
 */
function KitTotals({ kits, clientStatus }: Pick<RowProps, "kits" | "clientStatus">) {
  const { settings } = useSite();
  const costs = kits.map((kit) => costOverMonths(createQuote(kit, settings), clientStatus));
  const [first] = costs;
  if (!first) return null;
  const totals = costs.map(({ total }) => total);
  return (
    <p className="text-sm">
      <T
        k="promos:totalBetween"
        values={{
          months: first.months,
          least: formatEuros(Math.min(...totals)),
          most: formatEuros(Math.max(...totals)),
        }}
      />
    </p>
  );
}
