import { T } from "#app/i18n/t.tsx";
import { type LeavingTerms, leavingCost } from "#app/kits/pricing/leaving-early.ts";
import { formatEuros } from "#app/money.ts";
import { Table } from "#app/ui/table.tsx";

/** The rows of the table. The slider shows any month. */
const MONTHS = [6, 12, 18, 24];

/** The cost of leaving early after some months. Totals come first, because a phone shows only the first columns. */
export function LeavingTable({ labelledBy, terms }: { labelledBy: string; terms: LeavingTerms }) {
  return (
    <Table labelledBy={labelledBy} className="relative text-sm sm:text-base">
      <thead>
        <tr className="border-b border-line align-bottom text-sm">
          <th scope="col" className="sticky left-0 bg-white">
            <T k="sections:leaveWhen" />
          </th>
          <th scope="col" className="bg-brand-50">
            <T k="sections:leaveReturned" />
          </th>
          <th scope="col" className="bg-brand-50">
            <T k="sections:leaveKept" />
          </th>
          <th scope="col">
            <T k="sections:costInstallation" />
          </th>
          <th scope="col">
            <T k="sections:leaveDiscounts" />
          </th>
          <th scope="col">
            <T k="sections:leaveEquipment" />
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line whitespace-nowrap tabular">
        {MONTHS.map((months) => {
          const { installation, discounts, returned, equipment, kept } = leavingCost(terms, months);
          return (
            <tr key={months}>
              <th scope="row" className="sticky left-0 bg-white">
                <T k="sections:leaveMonths" values={{ months }} />
              </th>
              <td className="bg-brand-50 font-bold">{formatEuros(returned)}</td>
              <td className="bg-brand-50 font-bold">{formatEuros(kept)}</td>
              <td>{formatEuros(installation)}</td>
              <td>{formatEuros(discounts)}</td>
              <td>{formatEuros(equipment)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
