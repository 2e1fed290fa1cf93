import type { ElementType, ReactNode } from "react";

const CARDS = {
  raised: "card",
  outlined: "card border border-line flat",
  tint: "card bg-tint flat",
  accent: "card bg-accent-soft flat",
} as const;

interface CardProps {
  /** The HTML element. */
  as?: Extract<ElementType, "article" | "section" | "div" | "aside">;
  variant?: keyof typeof CARDS;
  className?: string;
  children: ReactNode;
}

/** A surface that groups content. It has no padding, so that pictures can reach its edge. */
export function Card({ as: Element = "article", variant = "raised", className = "", children }: CardProps) {
  return <Element className={`${CARDS[variant]} ${className}`.trimEnd()}>{children}</Element>;
}

const BANNERS = {
  accent: "bg-accent-soft",
  brand: "bg-brand-900 text-white",
  tint: "bg-tint",
} as const;

interface BannerProps {
  variant?: keyof typeof BANNERS;
  /** Shown beside the text. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A large message with one call to action: a promo, a guarantee, an invitation. */
export function Banner({ variant = "accent", picture, children }: BannerProps) {
  return (
    <div
      className={`grid h-full items-center gap-x-6 rounded-lg p-6 ${BANNERS[variant]} ${
        picture ? "md:grid-cols-[1fr_minmax(0,14.5rem)]" : ""
      }`}
    >
      <div className="flex flex-col items-start gap-3 self-start">{children}</div>
      {picture}
    </div>
  );
}

const BADGES = {
  accent: "bg-accent text-ink",
  brand: "bg-brand-100 text-brand-900",
  success: "bg-success-soft text-success",
  quiet: "bg-line/60 text-muted",
} as const;

/** A short label: 'Promo del mes', 'Abierto ahora'. */
export function Badge({ variant = "brand", children }: { variant?: keyof typeof BADGES; children: ReactNode }) {
  return <span className={`badge ${BADGES[variant]}`}>{children}</span>;
}
