import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What not everybody needs, to unfold within a card; without JavaScript too. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group/more border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold text-brand-700 [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron" size={20} className="shrink-0 transition-transform group-open/more:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
