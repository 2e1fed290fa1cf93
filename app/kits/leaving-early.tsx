import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { type LeavingTerms, leavingCost } from "#app/kits/pricing/leaving-early.ts";
import { type Cents, formatEuros } from "#app/money.ts";
import { Table } from "#app/ui/table.tsx";

/** The rows of the table. The slider shows any month. */
const TABLE_MONTHS = [6, 12, 18, 24];

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
        {TABLE_MONTHS.map((months) => {
          const { installation, discounts, returned, equipment, kept } = leavingCost(terms, months);
          return (
            <tr key={months}>
              <th scope="row">
                <T k="sections:leaveMonths" values={{ months }} />
              </th>
              <td className="bg-brand-50">
                <span className="font-bold">{formatEuros(returned)}</span>
                <SmallPart name="sections:costInstallation" cents={installation} />
                <SmallPart name="sections:leaveDiscounts" cents={discounts} />
              </td>
              <td>
                <span className="font-bold">{formatEuros(kept)}</span>
                <SmallPart name="sections:costInstallation" cents={installation} />
                <SmallPart name="sections:leaveDiscounts" cents={discounts} />
                <SmallPart name="sections:leaveEquipment" cents={equipment} />
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

/** A part of a total; nothing where it costs nothing. On a phone the slider says the parts. */
function SmallPart({ name, cents }: PartProps) {
  if (cents === 0) return null;
  return (
    <span className="block text-sm text-muted max-sm:hidden max-sm:noscript:block">
      <T k={name} /> <span className="inline-block">{formatEuros(cents)}</span>
    </span>
  );
}

/** Not one of the table's months, so that the slider says what the table does not. */
const INITIAL_MONTH = 9;

/** The cost of leaving early after any month. Hidden without JavaScript; the table beside it is always visible. */
export function LeavingSlider({ terms }: { terms: LeavingTerms }) {
  const last = Math.max(1, Math.floor(Math.max(terms.equipmentMonths, terms.commitmentMonths)));
  const [months, setMonths] = useState(Math.min(INITIAL_MONTH, last));
  const { t } = useTranslation();
  const id = useId();
  const { installation, discounts, returned, equipment, kept } = leavingCost(terms, months);
  const when = months === 1 ? t("sections:leaveOneMonth") : t("sections:leaveMonths", { months });
  return (
    <div className="flex flex-col rounded-lg bg-tint p-5 noscript:hidden sm:p-6">
      <label htmlFor={id} className="font-semibold">
        <T k="sections:leaveSlider" />
      </label>
      <div className="mt-2 flex items-center gap-3">
        <Step label={t("sections:leaveLess")} isDisabled={months <= 1} onPress={() => setMonths(months - 1)}>
          −
        </Step>
        <input
          id={id}
          type="range"
          name="months"
          min={1}
          max={last}
          value={months}
          aria-valuetext={when}
          onChange={(event) => setMonths(event.currentTarget.valueAsNumber)}
          className="h-11 w-full min-w-0 accent-brand-700"
        />
        <Step label={t("sections:leaveMore")} isDisabled={months >= last} onPress={() => setMonths(months + 1)}>
          +
        </Step>
      </div>
      <Marks months={[1, ...(terms.commitmentMonths < last ? [terms.commitmentMonths] : []), last]} />
      <output htmlFor={id} className="block py-4">
        <T k="sections:leaveAfter" values={{ when }} />{" "}
        <span className="flex flex-wrap items-end gap-x-10">
          <span className="mt-2 block">
            <span className="block text-title font-bold max-sm:text-[length:min(2.125rem,10.6vw)]">
              {formatEuros(returned)}
            </span>{" "}
            <T k="sections:leaveIfReturned" />
          </span>{" "}
          <span className="mt-2 block">
            <span className="block text-3xl font-bold">{formatEuros(kept)}</span> <T k="sections:leaveIfKept" />
          </span>
        </span>
      </output>
      {kept > 0 ? (
        <ul className="mt-auto divide-y divide-line border-t border-line text-sm">
          <Part name="sections:costInstallation" cents={installation} />
          <Part name="sections:leaveDiscounts" cents={discounts} />
          <Part name="sections:leaveReturned" cents={returned} isSum />
          <Part name="sections:leaveEquipment" cents={equipment} />
          <Part name="sections:leaveKept" cents={kept} isSum />
        </ul>
      ) : null}
    </div>
  );
}

/** The ends of the slider, and the end of the commitment, below where they are on it. */
function Marks({ months: [first = 1, ...others] }: { months: number[] }) {
  const last = others.at(-1) ?? first;
  return (
    <svg aria-hidden="true" className="mx-auto h-5 w-[calc(100%-8rem)] overflow-visible fill-muted text-sm">
      {[first, ...others].map((month) => (
        <text key={month} x={`${(100 * (month - first)) / (last - first || 1)}%`} y="14" textAnchor="middle">
          {month}
        </text>
      ))}
    </svg>
  );
}

interface PartProps {
  name: `sections:${"costInstallation" | "leaveDiscounts" | "leaveReturned" | "leaveEquipment" | "leaveKept"}`;
  cents: Cents;
  isSum?: boolean;
}

/** A part of the sums above, or what the parts down to it come to. */
function Part({ name, cents, isSum = false }: PartProps) {
  return (
    <li className={isSum ? "flex justify-between gap-4 py-2 font-bold" : "flex justify-between gap-4 py-2"}>
      <T k={name} />
      <span className="whitespace-nowrap tabular">{formatEuros(cents)}</span>
    </li>
  );
}

interface StepProps {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button that moves the slider by one month. Uses `aria-disabled`, so that it keeps the focus at the ends. */
function Step({ label, isDisabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
      className="flex size-[min(2.75rem,13.75vw)] shrink-0 items-center justify-center rounded-full border-2 border-brand-700 bg-white text-xl font-bold text-brand-700 hover:bg-brand-50 aria-disabled:opacity-50"
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
