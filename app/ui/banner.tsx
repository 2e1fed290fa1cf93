import type { ReactNode } from "react";

const VARIANTS = {
  accent: "bg-accent-soft",
  brand: "bg-brand-900 text-white",
  tint: "bg-tint",
} as const;

interface Props {
  variant?: keyof typeof VARIANTS;
  /** The picture beside the words. */
  picture?: ReactNode;
  /** Has the whole width of the page, so that the picture stands beside the words; else it is as high as what is beside it. */
  isWide?: boolean;
  children: ReactNode;
}

/** A wide message with one next step: a promo, a guarantee, an invitation. */
export function Banner({ variant = "accent", picture, isWide = true, children }: Props) {
  return (
    <div
      className={`grid gap-x-8 overflow-hidden rounded-lg ${VARIANTS[variant]} ${isWide ? "items-center" : "h-full grid-rows-[1fr_auto]"} ${
        isWide && picture ? "md:grid-cols-[1.4fr_1fr]" : ""
      }`}
    >
      <div className="flex flex-col items-start gap-4 p-6 sm:p-8 lg:p-10">{children}</div>
      {picture}
    </div>
  );
}
