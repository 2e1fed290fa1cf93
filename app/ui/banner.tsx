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
  children: ReactNode;
}

/** A large message with one call to action: a promo, a guarantee, an invitation. */
export function Banner({ variant = "accent", picture, children }: Props) {
  return (
    <div
      className={`grid h-full items-center gap-x-6 rounded-lg p-6 ${VARIANTS[variant]} ${
        picture ? "md:grid-cols-[1fr_minmax(0,14.5rem)]" : ""
      }`}
    >
      <div className="flex flex-col items-start gap-3 self-start">{children}</div>
      {picture}
    </div>
  );
}
