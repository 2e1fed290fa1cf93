import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

const SHAPE =
  "inline-flex min-h-12 border-2 items-center justify-center gap-2 rounded-full px-6 py-3 text-center font-semibold leading-tight transition-colors";

const LOOKS = {
  strong: "border-transparent bg-brand-700 text-white hover:bg-brand-900",
  accent: "border-transparent bg-accent text-ink hover:bg-[#ff9163]",
  quiet: "border-brand-700 text-brand-700 hover:bg-brand-50",
} as const;

/** How much a button asks for attention: one `accent` a screen at most. */
export type ButtonLook = keyof typeof LOOKS;

interface Look {
  look?: ButtonLook;
}

/** A button that does something on this page. */
export function Button({ look = "strong", className = "", ...button }: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  return <button type="submit" {...button} className={`${SHAPE} ${LOOKS[look]} ${className}`} />;
}

/** A link that looks like a button. A telephone number or another site takes `href` text in `to` as well. */
export function ButtonLink({ look = "strong", className = "", ...link }: LinkProps & Look) {
  return <Link {...link} className={`${SHAPE} ${LOOKS[look]} ${className}`} />;
}
