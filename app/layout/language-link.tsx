import { Link, useLocation } from "@remix-run/react";
import { localePath, otherLocale, pathWithoutLocale } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { useKeptQuery } from "./use-kept-query.ts";

const NAMES = { es: "Castellano", eu: "Euskara" } as const;

/** The same page in the other language, named in that language. */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const query = useKeptQuery();
  const other = otherLocale(useLocale());
  return (
    <Link
      to={`${localePath(other, pathWithoutLocale(pathname))}${query.size > 0 ? `?${query}` : ""}`}
      lang={other}
      hrefLang={other}
      className={className}
      reloadDocument
    >
      {NAMES[other]}
    </Link>
  );
}
