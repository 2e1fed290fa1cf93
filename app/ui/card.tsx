import type { ElementType, ReactNode } from "react";

const VARIANTS = {
  raised: "card",
  outlined: "card border border-line shadow-none",
  tint: "card bg-tint shadow-none",
  accent: "card bg-accent-soft shadow-none",
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
