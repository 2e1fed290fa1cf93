// biome-ignore lint/style/noRestrictedImports: this file wraps them.
import { type LinkProps, Link as RemixLink } from "@remix-run/react";
import { createContext, useContext } from "react";

export type { LinkProps };

/** Search parameters that follow the visitor from page to page. The app decides which ones. */
interface KeptParams {
  /** Adds them to the target of a link. */
  addTo: (to: LinkProps["to"]) => LinkProps["to"];
  /** Removes them from a query string ('?a=b' or ''). */
  removeFrom: (search: string) => string;
}

const KeptParamsContext = createContext<KeptParams>({ addTo: (to) => to, removeFrom: (search) => search });

export const KeptParamsProvider = KeptParamsContext.Provider;

export const useKeptParams = () => useContext(KeptParamsContext);

/** Remix's link, with the search parameters that the site keeps. */
export function Link({ to, ...link }: LinkProps) {
  return <RemixLink {...link} to={useKeptParams().addTo(to)} />;
}

const VARIANTS = {
  /** In a line of text. */
  inline: "underline underline-offset-4",
  /** On a line of its own, high enough for a thumb. */
  standalone: "inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline",
} as const;

interface TextLinkProps extends LinkProps {
  variant?: keyof typeof VARIANTS;
}

/** A link that looks like text. */
export function TextLink({ variant = "inline", className = "", ...link }: TextLinkProps) {
  return (
    <Link {...link} className={`font-semibold text-brand-700 hover:text-brand-900 ${VARIANTS[variant]} ${className}`} />
  );
}
