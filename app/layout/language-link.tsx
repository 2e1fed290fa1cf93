import { Link, useLocation } from "@remix-run/react";
import { localePath, otherLocale, pathWithoutLocale } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";

const NAMES = { es: "Castellano", eu: "Euskara" } as const;

/** The same page in the other language, named in that language. */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const other = otherLocale(useLocale());
  return (
    <Link
      to={localePath(other, pathWithoutLocale(pathname))}
      lang={other}
      hrefLang={other}
      className={className}
      reloadDocument
    >
      {NAMES[other]}
    </Link>
  );
}
