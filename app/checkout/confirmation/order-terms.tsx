import { useId } from "react";
import type { Localized } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import { type LeavingTerms, leavingCost } from "#app/kits/pricing/leaving-early.ts";
import type { Selection } from "#app/kits/selection.ts";
import { formatEuros } from "#app/money.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Table } from "#app/ui/table.tsx";

interface Props {
  selection: Localized<Selection>;
  /** On the thank-you page: its list of next steps says when the contract comes. */
  isOrdered?: boolean;
}

/** What a visitor agrees to, beside the order button: commitment, withdrawal, installation, contract (docs/rules.md#order-terms). */
export function OrderTerms({ selection: { quote, leaving }, isOrdered = false }: Props) {
  const { commitmentMonths } = quote.conditions;
  return (
    <ul className="ticked mt-3 space-y-2 border-t border-line pt-3 text-sm">
      {leaving ? (
        <li>
          <Icon name="clock" size={18} className="text-muted" />
          <div className="min-w-0">
            <T
              k="checkout:commitment"
              values={{
                months: commitmentMonths,
                first: formatEuros(leavingCost(leaving, 0).returned),
                kept: formatEuros(leavingCost(leaving, 0).kept),
              }}
            />
            <LeavingByMonth terms={leaving} />
          </div>
        </li>
      ) : null}
      {/* The law gives this right to consumers. */}
      {quote.isBusiness ? null : (
        <li>
          <Icon name="check" size={16} />
          <T as="span" k="checkout:withdrawal" />
        </li>
      )}
      <li>
        <Icon name="check" size={16} />
        <T as="span" k="checkout:installer" />
      </li>
      {isOrdered ? null : (
        <li>
          <Icon name="check" size={16} />
          <T as="span" k="checkout:contract" />
        </li>
      )}
    </ul>
  );
}

/** A table, closed at first: what a customer pays who leaves after each month of the commitment. */
function LeavingByMonth({ terms }: { terms: LeavingTerms }) {
  const id = useId();
  const months = Array.from({ length: terms.commitmentMonths }, (_, index) => index + 1);
  return (
    <details className="-ml-6">
      <summary id={id} className="ml-6 inline-flex min-h-11 items-center font-semibold text-brand-700">
        <T k="checkout:leavingByMonth" />
      </summary>
      <Table labelledBy={id} className="tabular max-sm:[&_:is(th,td)]:px-1.5">
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col">
              <T k="checkout:leavingAfter" />
            </th>
            <th scope="col">
              <T k="sections:leaveReturned" />
            </th>
            <th scope="col">
              <T k="sections:leaveKept" />
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {months.map((month) => {
            const { returned, kept } = leavingCost(terms, month);
            return (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{formatEuros(returned)}</td>
                <td>{formatEuros(kept)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </details>
  );
}
