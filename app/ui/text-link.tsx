import { Link, type LinkProps } from "./link.tsx";

const LOOKS = {
  /** In a line of text. */
  inline: "underline underline-offset-4",
  /** On a line of its own, with room for a thumb. */
  alone: "inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline",
} as const;

/** A link that looks like one. */
export function TextLink({ look = "inline", className = "", ...link }: LinkProps & { look?: keyof typeof LOOKS }) {
  return <Link {...link} className={`font-semibold text-brand-700 hover:text-brand-900 ${LOOKS[look]} ${className}`} />;
}
