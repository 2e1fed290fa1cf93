import { useLocation } from "@remix-run/react";
import { LANGUAGES } from "#app/i18n/languages.ts";
import { localePath, otherLocales, pathWithoutLocale } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { useContentQuery } from "#app/site/use-content-query.ts";
import { Link } from "#app/ui/link.tsx";

interface Props {
  className?: string;
  /** Changes language without loading the page anew, so that what was typed stays. */
  keepsTyped?: boolean;
}

/** Links to the same page in each other language, named in that language. */
export function LanguageLinks({ className, keepsTyped = false }: Props) {
  const { pathname, hash } = useLocation();
  const query = useContentQuery();
  const search = query.size > 0 ? `?${query}` : "";
  return otherLocales(useLocale()).map((other) => (
    <Link
      key={other}
      to={localePath(other, pathWithoutLocale(pathname)) + search + (keepsTyped ? hash : "")}
      lang={other}
      hrefLang={other}
      className={className}
      reloadDocument={!keepsTyped}
    >
      {LANGUAGES[other].name}
    </Link>
  ));
}
