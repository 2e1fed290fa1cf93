import { T } from "#app/i18n/t.tsx";
import { Table, TableCell, TableHeading } from "#app/ui/table.tsx";
import { type LeavingTerms, leavingCost } from "./leaving-early.ts";
import { formatEuros } from "./money.ts";

/** The months that the table tells; the others are asked beside it. */
const MONTHS = [6, 12, 18, 24];

/** What leaving costs after some months, part by part. */
export function LeavingTable({ labelledBy, terms }: { labelledBy: string; terms: LeavingTerms }) {
  return (
    <Table labelledBy={labelledBy} className="text-sm sm:text-base">
      <thead>
        <tr className="border-b border-line align-bottom text-sm">
          <TableHeading scope="col" className="sticky left-0 bg-white">
            <T k="sections:leaveWhen" />
          </TableHeading>
          <TableHeading scope="col">
            <T k="sections:costInstallation" />
          </TableHeading>
          <TableHeading scope="col">
            <T k="sections:leaveDiscounts" />
          </TableHeading>
          <TableHeading scope="col" className="bg-brand-50">
            <T k="sections:leaveReturned" />
          </TableHeading>
          <TableHeading scope="col">
            <T k="sections:leaveEquipment" />
          </TableHeading>
          <TableHeading scope="col">
            <T k="sections:leaveKept" />
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
              <TableCell>{formatEuros(installation)}</TableCell>
              <TableCell>{formatEuros(discounts)}</TableCell>
              <TableCell className="bg-brand-50 font-bold">{formatEuros(returned)}</TableCell>
              <TableCell>{formatEuros(equipment)}</TableCell>
              <TableCell className="font-bold">{formatEuros(kept)}</TableCell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
