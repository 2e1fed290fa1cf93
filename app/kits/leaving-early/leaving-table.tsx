import { T } from "#app/i18n/t.tsx";
import { type LeavingTerms, leavingCost } from "#app/kits/pricing/leaving-early.ts";
import { formatEuros } from "#app/money.ts";
import { Table, TableCell, TableHeading } from "#app/ui/table.tsx";

/** The rows of the table. The slider shows any month. */
const MONTHS = [6, 12, 18, 24];

/** The cost of leaving early after some months. Totals come first, because a phone shows only the first columns. */
export function LeavingTable({ labelledBy, terms }: { labelledBy: string; terms: LeavingTerms }) {
  return (
    <Table labelledBy={labelledBy} className="relative text-sm sm:text-base">
      <thead>
        <tr className="border-b border-line align-bottom text-sm">
          <TableHeading scope="col" className="sticky left-0 bg-white">
            <T k="sections:leaveWhen" />
          </TableHeading>
          <TableHeading scope="col" className="bg-brand-50">
            <T k="sections:leaveReturned" />
          </TableHeading>
          <TableHeading scope="col" className="bg-brand-50">
            <T k="sections:leaveKept" />
          </TableHeading>
          <TableHeading scope="col">
            <T k="sections:costInstallation" />
          </TableHeading>
          <TableHeading scope="col">
            <T k="sections:leaveDiscounts" />
          </TableHeading>
          <TableHeading scope="col">
            <T k="sections:leaveEquipment" />
          </TableHeading>
        </tr>
      </thead>
      <tbody className="divide-y divide-line whitespace-nowrap tabular-nums">
        {MONTHS.map((months) => {
          const { installation, discounts, returned, equipment, kept } = leavingCost(terms, months);
          return (
            <tr key={months}>
              <TableHeading scope="row" className="sticky left-0 bg-white">
                <T k="sections:leaveMonths" values={{ months }} />
              </TableHeading>
              <TableCell className="bg-brand-50 font-bold">{formatEuros(returned)}</TableCell>
              <TableCell className="bg-brand-50 font-bold">{formatEuros(kept)}</TableCell>
              <TableCell>{formatEuros(installation)}</TableCell>
              <TableCell>{formatEuros(discounts)}</TableCell>
              <TableCell>{formatEuros(equipment)}</TableCell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
