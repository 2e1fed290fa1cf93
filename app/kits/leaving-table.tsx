import { T } from "#app/i18n/t.tsx";
import { type LeavingTerms, leavingCost } from "#app/kits/pricing/leaving-early.ts";
import { type Cents, formatEuros } from "#app/money.ts";
import { Table } from "#app/ui/table.tsx";

/** The rows of the table. The slider shows any month. */
const MONTHS = [6, 12, 18, 24];

/** The cost of leaving early after some months. Each total has below it what it is the sum of, where there is room for its words. */
export function LeavingTable({ labelledBy, terms }: { labelledBy: string; terms: LeavingTerms }) {
  return (
    <Table labelledBy={labelledBy} className="h-full table-fixed text-sm sm:text-base">
      <thead>
        <tr className="border-b border-line align-bottom text-sm">
          <th scope="col">
            <T k="sections:leaveWhen" />
          </th>
          <th scope="col">
            <T k="sections:leaveReturned" />
          </th>
          <th scope="col">
            <T k="sections:leaveKept" />
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line align-baseline tabular">
        {MONTHS.map((months) => {
          const { installation, discounts, returned, equipment, kept } = leavingCost(terms, months);
          return (
            <tr key={months}>
              <th scope="row">
                <T k="sections:leaveMonths" values={{ months }} />
              </th>
              <td className="bg-brand-50">
                <span className="font-bold">{formatEuros(returned)}</span>
                <Part name="sections:costInstallation" cents={installation} />
                <Part name="sections:leaveDiscounts" cents={discounts} />
              </td>
              <td>
                <span className="font-bold">{formatEuros(kept)}</span>
                <Part name="sections:costInstallation" cents={installation} />
                <Part name="sections:leaveDiscounts" cents={discounts} />
                <Part name="sections:leaveEquipment" cents={equipment} />
              </td>
            </tr>
          );
        })}
      </tbody>
      {/* No caption, which would stand outside of the table's height. */}
      <tfoot>
        <tr className="border-t border-line">
          <td colSpan={3} className="text-sm text-muted">
            <T k="sections:leaveCaption" />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

interface PartProps {
  name: "sections:costInstallation" | "sections:leaveDiscounts" | "sections:leaveEquipment";
  cents: Cents;
}

/** A part of a total; nothing where it costs nothing. On a phone the slider says the parts. */
function Part({ name, cents }: PartProps) {
  if (cents === 0) return null;
  return (
    <span className="block text-sm text-muted max-sm:hidden max-sm:noscript:block">
      <T k={name} /> <span className="inline-block">{formatEuros(cents)}</span>
    </span>
  );
}
