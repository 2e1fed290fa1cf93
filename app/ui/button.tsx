import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "./link.tsx";

const SHAPE =
  "inline-flex min-h-12 border-2 items-center justify-center gap-2 rounded-full px-6 py-3 text-center font-semibold leading-tight transition-colors disabled:opacity-60 disabled:pointer-events-none";

const LOOKS = {
  strong: "border-transparent bg-brand-700 text-white hover:bg-brand-900",
  accent: "border-transparent bg-accent text-ink hover:bg-accent-hover",
  quiet: "border-brand-700 text-brand-700 hover:bg-brand-50",
  light: "border-transparent bg-white text-brand-900 hover:bg-brand-100",
} as const;

/** How much a button asks for attention: one `accent` a screen at most; `light` on dark ground. */
export type ButtonLook = keyof typeof LOOKS;

interface Look {
  look?: ButtonLook;
}

/** The classes of a button, for what looks like one and is another element. */
export function buttonClass(look: ButtonLook = "strong", className = ""): string {
  return `${SHAPE} ${LOOKS[look]} ${className}`;
}

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Waits for an answer: a spinner beside its words, and it can't be pressed again. */
  isBusy?: boolean;
}

/** A button that does something on this page. */
export function Button({ look, className, isBusy = false, disabled, children, ...button }: Props) {
  return (
    <button type="submit" {...button} disabled={disabled || isBusy} className={buttonClass(look, className)}>
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

/** A link that looks like a button. A telephone number or another site takes `href` text in `to` as well. */
export function ButtonLink({ look, className, ...link }: LinkProps & Look) {
  return <Link {...link} className={buttonClass(look, className)} />;
}
