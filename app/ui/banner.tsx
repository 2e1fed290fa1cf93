import type { ReactNode } from "react";

const VARIANTS = {
  accent: "bg-accent-soft",
  brand: "bg-brand-900 text-white",
  tint: "bg-tint",
} as const;

interface Props {
  variant?: keyof typeof VARIANTS;
  /** Shown beside the text. */
  picture?: ReactNode;
  /** As wide as the page. Otherwise it is one of several in a row, all of the same height. */
  isWide?: boolean;
  children: ReactNode;
}

/** A large message with one call to action: a promo, a guarantee, an invitation. */
export function Banner({ variant = "accent", picture, isWide = true, children }: Props) {
  return (
    <div
      className={`grid gap-x-6 rounded-lg p-6 ${VARIANTS[variant]} items-center ${isWide ? "" : "h-full"} ${
        picture ? "sm:grid-cols-[3fr_1fr]" : ""
      }`}
    >
      <div className="flex flex-col items-start gap-3">{children}</div>
      {picture}
    </div>
  );
}
