import type { ElementType, ReactNode } from "react";

const VARIANTS = {
  raised: "bg-white shadow-card",
  outlined: "border border-line bg-white",
  tint: "bg-tint",
  accent: "bg-accent-soft",
} as const;

interface Props {
  /** The HTML element. */
  as?: Extract<ElementType, "article" | "section" | "div" | "aside">;
  variant?: keyof typeof VARIANTS;
  className?: string;
  children: ReactNode;
}

/** A surface that groups content. It has no padding, so that pictures can reach its edge. */
export function Card({ as: Element = "article", variant = "raised", className = "", children }: Props) {
  return <Element className={`overflow-hidden rounded-lg ${VARIANTS[variant]} ${className}`}>{children}</Element>;
}
