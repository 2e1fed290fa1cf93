import type { ReactNode } from "react";
import { FromPrice } from "#app/kits/price-display/kit-price.tsx";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { SectionFrame } from "./section-frame.tsx";

interface Props {
  title: ReactNode;
  text: ReactNode;
  picture?: ReactNode;
  /** Kits whose lowest price is shown above the button. */
  kits?: PricedKit[] | undefined;
  /** The button. */
  children: ReactNode;
}

/** A section that says one thing and has one button, beside a picture. */
export function Panel({ title, text, picture, kits, children }: Props) {
  return (
    <SectionFrame>
      <div className="flex items-center justify-between gap-6 rounded-lg bg-tint p-6 max-md:flex-wrap">
        <div className="md:flex-1">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-2 mb-4 max-w-prose">{text}</p>
          <div className="flex flex-col items-start gap-4">
            {kits?.length ? <FromPrice kits={kits} /> : null}
            {children}
          </div>
        </div>
        {picture}
      </div>
    </SectionFrame>
  );
}
