import type { ReactNode, TableHTMLAttributes, TdHTMLAttributes, ThHTMLAttributes } from "react";

const CELL = "px-3 py-3 sm:px-6 sm:py-4";

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** The id of the heading that names the table. */
  labelledBy: string;
  children: ReactNode;
}

/** Figures side by side. Where it is wider than the screen it scrolls by itself, by keyboard too, and the page does not. */
export function Table({ labelledBy, className = "", children, ...table }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form, and another landmark of the section's name would confuse.
    <div
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg bg-white shadow-card"
    >
      <table {...table} aria-labelledby={labelledBy} className={`w-full text-left ${className}`}>
        {children}
      </table>
    </div>
  );
}

/** A heading of a column or a row. */
export function TableHeading({ className = "", ...cell }: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th {...cell} className={`${CELL} leading-tight ${className}`} />;
}

/** A cell of a table. */
export function TableCell({ className = "", ...cell }: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td {...cell} className={`${CELL} ${className}`} />;
}
