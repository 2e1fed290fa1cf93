import { useLocation } from "@remix-run/react";
import { localePath, otherLocale, pathWithoutLocale } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { Link } from "#app/ui/link.tsx";
import { useKeptQuery } from "./use-kept-query.ts";

const NAMES = { es: "Castellano", eu: "Euskara" } as const;

interface Props {
  className?: string;
  /** Changes language without loading the page anew, so that what was typed stays. */
  keepsTyped?: boolean;
}

/** The same page in the other language, named in that language. */
export function LanguageLink({ className, keepsTyped = false }: Props) {
  const { pathname, hash } = useLocation();
  const query = useKeptQuery();
  const other = otherLocale(useLocale());
  const search = query.size > 0 ? `?${query}` : "";
  return (
    <Link
      to={localePath(other, pathWithoutLocale(pathname)) + search + (keepsTyped ? hash : "")}
      lang={other}
      hrefLang={other}
      className={className}
      reloadDocument={!keepsTyped}
    >
      {NAMES[other]}
    </Link>
  );
}
