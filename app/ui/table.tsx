import type { ReactNode, TableHTMLAttributes, TdHTMLAttributes, ThHTMLAttributes } from "react";

const CELL = "px-3 py-3 sm:px-6 sm:py-4";

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Id of the heading that names the table. */
  labelledBy: string;
  children: ReactNode;
}

/** A table. If it is wider than the screen, it scrolls inside its own box, by keyboard too. */
export function Table({ labelledBy, className = "", children, ...table }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a region would repeat the section's landmark.
    <div
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg bg-white shadow-card"
    >
      <table {...table} aria-labelledby={labelledBy} className={`w-full text-left ${className}`}>
        {children}
      </table>
    </div>
  );
}

/** Header cell of a column or a row. */
export function TableHeading({ className = "", ...cell }: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th {...cell} className={`${CELL} leading-tight ${className}`} />;
}

export function TableCell({ className = "", ...cell }: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td {...cell} className={`${CELL} ${className}`} />;
}
