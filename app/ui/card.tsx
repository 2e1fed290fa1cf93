import type { ElementType, ReactNode } from "react";

const VARIANTS = {
  raised: "card",
  outlined: "card border border-line flat",
  tint: "card bg-tint flat",
  accent: "card bg-accent-soft flat",
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
  return <Element className={`${VARIANTS[variant]} ${className}`.trimEnd()}>{children}</Element>;
}
