import { useTranslation } from "react-i18next";
import { ContentText, T } from "#app/i18n/t.tsx";
import { OrderLinks } from "#app/kits/order/order-links.tsx";
import { MonthlyPrice } from "#app/kits/price-display/kit-price.tsx";
import { DiscountNote } from "#app/kits/price-display/kit-total.tsx";
import { otherThan } from "#app/kits/price-display/other-price.tsx";
import { PriceLabel, TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { type ClientPromo, clientDifference } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import type { ComparedKit } from "#app/kits/queries.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Table } from "#app/ui/table.tsx";
import { compareKits } from "./compare-kits.ts";
import { CompareRow, OtherTotalRow, OwnTotalRow, orderedExtras } from "./compare-rows.tsx";

interface Props {
  labelledBy: string;
  kits: ComparedKit[];
  /** The clients' discount on their mobile bill, which the totals do not include. */
  clientPromo?: ClientPromo | undefined;
}

const STICKY = "sticky left-0 z-10 bg-white";

/**
 * A table that compares kits: one column each, with picture, prices, devices and 'Lo quiero'. Where kits differ in a device, its row is
 * marked; a box, ticked at first because the cards list all, hides the others (with CSS, so that it works without JavaScript).
 */
export function CompareTable({ labelledBy, kits, clientPromo }: Props) {
  const { clientStatus, settings } = useSite();
  const { t } = useTranslation();
  const quoteFor = useQuotes();
  const months = settings.commitmentMonths;
  const devices = compareKits(kits);
  const [first] = kits;
  if (!first) return null;
  return (
    <div className="compared">
      {devices.some(({ differs }) => !differs) ? (
        <label className="mb-4 inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold wrap-anywhere">
          <input type="checkbox" defaultChecked className="size-5 accent-brand-700" />
          <T k="sections:onlyDifferences" />
        </label>
      ) : null}
      {kits.length > 3 ? (
        <p className="mb-2 flex items-center justify-end gap-1 text-sm text-muted sm:hidden">
          <T k="sections:swipe" />
          <Icon name="next" size={16} />
        </p>
      ) : null}
      <Table labelledBy={labelledBy} className="relative table-fixed text-sm sm:text-base">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${STICKY} lg:w-60`}>
              <T k="sections:kit" />
            </th>
            {kits.map((kit) => (
              <th key={kit._id} scope="col" className="snap-start sm:text-lg">
                <Picture
                  image={kit.image}
                  decorative
                  slot="thumbnail"
                  sizes="112px"
                  className="mx-auto mb-2 size-24 rounded-md object-cover max-sm:hidden"
                />
                <ContentText of={kit.kitName} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          <CompareRow
            kits={kits}
            name={<T k="sections:compareFor" />}
            cellClass="text-sm"
            cell={({ title }) => <ContentText of={title} />}
          />
          {devices.map(({ key, name, quantities, differs }) => (
            <CompareRow
              key={key}
              kits={kits}
              name={<ContentText of={name} />}
              differs={differs}
              cell={(_, position) => <Quantity quantity={quantities[position] ?? 0} />}
            />
          ))}
          <CompareRow
            kits={kits}
            isOwn
            name={
              <>
                <PriceLabel clientStatus={clientStatus} />
                {/* Once, and not in each column. Screen readers hear it with the price. */}
                <span aria-hidden="true" className="sm:hidden">{` (€${t("kits:perMonth")})`}</span>
              </>
            }
            cellClass=""
            cell={(kit) => (
              <>
                <MonthlyPrice quote={quoteFor(kit, orderedExtras(kit))} />
                <span className="mt-1 block text-xs text-muted sm:text-sm">
                  <TaxLabel quote={quoteFor(kit)} />
                </span>
              </>
            )}
          />
          <OwnTotalRow kits={kits} clientStatus={clientStatus} months={months} clientPromo={clientPromo} />
          <OtherTotalRow kits={kits} clientStatus={otherThan(clientStatus)} months={months} />
          {isWithoutIva(quoteFor(first)) ? null : (
            <CompareRow
              kits={kits}
              name={<T k="sections:compareDifference" values={{ months }} />}
              cell={(kit) => <Difference quote={quoteFor(kit, orderedExtras(kit))} />}
            />
          )}
          <tr>
            <td className={STICKY} />
            {kits.map((kit) => (
              <td key={kit._id}>
                <OrderLinks kit={kit} className="grid justify-items-center gap-1" />
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
      <DiscountNote promo={clientPromo} />
    </div>
  );
}

/** What clients pay less over the commitment, or more, and then what they pay less each month after the introductory price. */
function Difference({ quote }: { quote: Quote }) {
  const difference = clientDifference(quote);
  if (!difference) return formatEuros(0);
  const { more, from, less } = difference;
  if (more <= 0) return <T k="sections:compareLess" values={{ price: formatEuros(-more) }} />;
  return (
    <>
      <T k="sections:compareMore" values={{ price: formatEuros(more) }} />
      {less > 0 ? (
        <span className="block text-xs text-muted sm:text-sm">
          <T k="sections:compareLater" values={{ month: from, price: formatEuros(less) }} />
        </span>
      ) : null}
    </>
  );
}

function Quantity({ quantity }: { quantity: number }) {
  if (quantity > 0) return <span className="font-bold">{quantity}</span>;
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <T as="span" className="sr-only" k="sections:compareNone" />
    </>
  );
}
