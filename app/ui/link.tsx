// biome-ignore lint/style/noRestrictedImports: this file wraps them.
import { Link as RemixLink, type LinkProps as RemixLinkProps } from "@remix-run/react";
import { createContext, useContext } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";

/**
 * The targets of links that content may have: a path of this site, a fragment or query of the page, https, a phone number or an e-mail
 * address. Not `//other.example` or `/\other.example`, which leave the site, and no script. Browsers ignore tabs and line breaks.
 */
const SAFE_TARGET = /^(?:\/(?![/\\])|[#?]|https:\/\/|tel:|mailto:)[^\t\r\n]*$|^$/;

/** Whether a page may link to this target (docs/rules.md#links-of-content). */
export function isSafeTarget(target: string): boolean {
  return SAFE_TARGET.test(target);
}

type To = RemixLinkProps["to"];

/** `path` is a path of the site without a language: the link leads to it in the language of the page. `to` is a target as it is. */
export type LinkProps = Omit<RemixLinkProps, "to"> & ({ to: To; path?: undefined } | { to?: undefined; path: string });

/** Search parameters that follow the visitor from page to page. The app decides which ones. */
interface PersistentParams {
  addTo: (to: To) => To;
  /** Removes them from a query string ('?a=b' or ''). */
  removeFrom: (search: string) => string;
}

const PersistentParamsContext = createContext<PersistentParams>({ addTo: (to) => to, removeFrom: (search) => search });

export const PersistentParamsProvider = PersistentParamsContext.Provider;

export const usePersistentParams = () => useContext(PersistentParamsContext);

/**
 * Remix's link, with the persistent search parameters. An unsafe target is shown as text. The page is prefetched when the visitor points
 * at the link, unless the link has parameters, which may change something, such as the client status.
 */
export function Link({ to: target, path, ...link }: LinkProps) {
  const locale = useLocale();
  const to = usePersistentParams().addTo(path === undefined ? target : localePath(locale, path));
  if (typeof to === "string" && !isSafeTarget(to)) return <span className={link.className}>{link.children}</span>;
  // Remix's link costs a tenth of a page's render on the server, where nobody can click it.
  if (import.meta.env.SSR && typeof to === "string" && to.startsWith("/")) {
    const { prefetch, discover, reloadDocument, replace, state, preventScrollReset, relative, viewTransition, ...a } =
      link;
    return <a {...a} href={to} />;
  }
  const isPlain = typeof to === "string" && !to.includes("?");
  // No routes to discover: every page has the whole map of routes. The default would be an attribute of each link.
  return <RemixLink discover="none" prefetch={isPlain ? "intent" : "none"} {...link} to={to} />;
}

const VARIANTS = {
  /** In a line of text. */
  inline: "text-link",
  /** On a line of its own, high enough for a thumb. */
  standalone: "line-link",
} as const;

export function TextLink({
  variant = "inline",
  className = "",
  ...link
}: LinkProps & { variant?: keyof typeof VARIANTS }) {
  return <Link {...link} className={`${VARIANTS[variant]} ${className}`.trimEnd()} />;
}
