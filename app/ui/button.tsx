import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "./link.tsx";

const SHAPE =
  "inline-flex min-h-12 border-2 items-center justify-center gap-2 rounded-full px-6 py-3 text-center font-semibold leading-tight transition-colors disabled:opacity-60 disabled:pointer-events-none";

const VARIANTS = {
  strong: "border-transparent bg-brand-700 text-white hover:bg-brand-900",
  accent: "border-transparent bg-accent text-ink hover:bg-accent-hover",
  quiet: "border-brand-700 text-brand-700 hover:bg-brand-50",
  light: "border-transparent bg-white text-brand-900 hover:bg-brand-100",
} as const;

/** At most one `accent` button per screen. `light` is for dark backgrounds. */
export type ButtonVariant = keyof typeof VARIANTS;

/** The classes of a button, for other elements that look like one. */
export function buttonClass(variant: ButtonVariant = "strong", className = ""): string {
  return `${SHAPE} ${VARIANTS[variant]} ${className}`;
}

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** Shows a spinner and disables the button while a request is under way. */
  isBusy?: boolean;
}

/** A button. The default type is `submit`. */
export function Button({ variant, className, isBusy = false, disabled, children, ...button }: Props) {
  return (
    <button type="submit" {...button} disabled={disabled || isBusy} className={buttonClass(variant, className)}>
      {isBusy ? (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
        />
      ) : null}
      {children}
    </button>
  );
}

/** A link that looks like a button. `to` also takes telephone links and other sites. */
export function ButtonLink({ variant, className, ...link }: LinkProps & { variant?: ButtonVariant }) {
  return <Link {...link} className={buttonClass(variant, className)} />;
}
