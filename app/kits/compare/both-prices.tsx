import { ContentText, T } from "#app/i18n/t.tsx";
import { OrderLink, OrderLinks } from "#app/kits/order/order-links.tsx";
import { CostLine } from "#app/kits/price-display/free-services.tsx";
import { PeriodPrices } from "#app/kits/price-display/kit-price.tsx";
import { ClientDifference, TotalWithIva } from "#app/kits/price-display/kit-total.tsx";
import { OtherPrice, otherThan } from "#app/kits/price-display/other-price.tsx";
import { PriceLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import {
  type ClientPromo,
  costOverMonths,
  exampleBill,
  type MobileDiscount,
  savedOnExample,
} from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import type { PriceCardKit } from "#app/kits/queries.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useSite } from "#app/site/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";

interface Props {
  kits: PriceCardKit[];
  /** The clients' discount on their mobile bill, which the prices do not include. */
  promo: ClientPromo | undefined;
}

/**
 * Kits, one below the other, each with what both client statuses pay a month and in all, and a button for either price. On a phone the
 * other price is in lines of text; on a wide screen all is a table.
 */
export function BothPrices({ kits, promo }: Props) {
  const { clientStatus } = useSite();
  return (
    <div className="both-prices">
      {/* Each kit says the same to screen readers. */}
      <p aria-hidden="true">
        <Whose clientStatus={clientStatus} />
        <Whose clientStatus={otherThan(clientStatus)} />
      </p>
      <ul className="grid gap-5">
        {kits.map((kit) => (
          <Kit key={kit._id} kit={kit} kits={kits} discount={promo?.mobileDiscount} />
        ))}
      </ul>
    </div>
  );
}

interface KitProps {
  kit: PriceCardKit;
  kits: PriceCardKit[];
  discount: MobileDiscount | undefined;
}

function Kit({ kit, kits, discount }: KitProps) {
  const { clientStatus } = useSite();
  const other = otherThan(clientStatus);
  const quote = useQuotes()(kit, { camera: kit.hasCamera ?? false });
  return (
    <li className="card grid gap-4 p-4">
      <div className="grid grid-cols-[min(7rem,35%)_1fr] items-center gap-4">
        <Picture
          image={kit.image}
          decorative
          slot="small"
          sizes="(min-width: 64.5rem) 330px, 112px"
          className="aspect-square w-full rounded-md bg-tint object-cover"
        />
        <div>
          <ContentText as="h3" className="text-2xl" of={kit.kitName} />
          <ContentText as="p" className="leading-snug text-muted" of={kit.title} />
          <ul className="mt-2 text-sm leading-snug font-semibold">
            {kit.complements
              .filter((one) => tellsKitsApart(one, kits[0]))
              .map(({ _key, quantity, short, device }) => (
                <li key={_key} className={isInAll(kits, device, quantity) ? "font-normal" : undefined}>
                  {`${quantity}\u00a0× `}
                  <ContentText of={short} />
                </li>
              ))}
          </ul>
        </div>
      </div>
      <div className="own rounded-md bg-brand-50 px-4 py-3">
        <StatusCost quote={quote} clientStatus={clientStatus} discount={discount} />
      </div>
      <div className="own-order">
        <OrderLinks kit={kit} className="grid" />
      </div>
      <div className="other border-t border-line">
        {/* In a few lines with the link to it, where two columns have no room. CSS hides the columns there. */}
        <div className="md:hidden">
          <OtherPrice quote={quote} />
        </div>
        <StatusCost quote={quote} clientStatus={other} discount={discount} />
      </div>
      <div className="other-order grid">
        <OrderLink kit={kit} otherStatus={other} />
      </div>
      <ClientDifference quote={quote} isBelowBoth className="difference text-sm" />
    </li>
  );
}

/** Whether a device is named in a kit's row: sensors are, and what the first kit lacks. Panel, keys and sign are in every kit. */
function tellsKitsApart({ group, device }: PriceCardKit["complements"][number], first: PriceCardKit | undefined) {
  return group === "sensors" || !first?.complements.some((other) => other.device === device);
}

/** Whether all kits have as many of a device: then it does not stand out. */
function isInAll(kits: PriceCardKit[], wanted: string | undefined, wantedQuantity: number) {
  return kits.every(({ complements }) =>
    complements.some(({ device, quantity }) => device === wanted && quantity === wantedQuantity),
  );
}

/** 'Si eres de Yoigo', and that it is the visitor's own price. */
function Whose({ clientStatus }: { clientStatus: ClientStatus }) {
  const isOwn = useSite().clientStatus === clientStatus;
  return (
    <span className="text-sm font-semibold">
      <PriceLabel clientStatus={clientStatus} />{" "}
      {isOwn ? (
        <span className="text-brand-700">
          (<T k="sections:yourPrice" />)
        </span>
      ) : null}
    </span>
  );
}

interface StatusCostProps {
  quote: Quote;
  clientStatus: ClientStatus;
  discount: MobileDiscount | undefined;
}

/** What a client status pays, a month and over the commitment, and what a client pays less. The visitor's own stands out. */
function StatusCost({ quote, clientStatus, discount }: StatusCostProps) {
  const { months, oneOff, total } = costOverMonths(quote, clientStatus);
  return (
    <>
      <p className="whose">
        <Whose clientStatus={clientStatus} />
      </p>
      <div className="periods">
        <PeriodPrices quote={quote} clientStatus={clientStatus} size="medium" />
      </div>
      <dl>
        <CostLine name={<T k="sections:costTotal" values={{ months }} />}>
          <b>{formatEuros(total)}</b> <TotalWithIva quote={quote} clientStatus={clientStatus} />
        </CostLine>
        {oneOff > 0 ? <CostLine name={<T k="sections:costIncludes" />}>{formatEuros(oneOff)}</CostLine> : null}
        {clientStatus === "CLIENT" && discount ? (
          <CostLine name={<T k="sections:costWithBill" values={{ bill: exampleBill(discount) }} />}>
            {formatEuros(total - savedOnExample(discount))}
          </CostLine>
        ) : null}
      </dl>
    </>
  );
}
