import type { ReactNode } from "react";

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
