import type { ButtonHTMLAttributes } from "react";
import { T } from "#app/i18n/t.tsx";
import { Link, type LinkProps } from "./link.tsx";

/** `accent` is the action that a page wants, in one colour everywhere; the others are `quiet`, or `light` on dark backgrounds. */
export type ButtonVariant = "accent" | "quiet" | "light";

export function buttonClass(variant: ButtonVariant = "accent", className = ""): string {
  return `button button-${variant} ${className}`.trimEnd();
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
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
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

/** Prints the page, or saves it as a file to keep. Hidden without JavaScript. */
export function PrintButton() {
  return (
    <Button type="button" variant="quiet" onClick={() => window.print()} className="no-print noscript:hidden">
      <T k="thanks:print" />
    </Button>
  );
}
