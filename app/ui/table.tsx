import type { ReactNode, TableHTMLAttributes } from "react";

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
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
      <table {...table} aria-labelledby={labelledBy} className={`data-table w-full text-left ${className}`}>
        {children}
      </table>
    </div>
  );
}
