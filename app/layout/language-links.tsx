import { useLocation } from "@remix-run/react";
import { LANGUAGES } from "#app/i18n/languages.ts";
import { localePath, otherLocales, pathWithoutLocale } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { useContentQuery } from "#app/site/current-page.ts";
import { useLinkedPath } from "#app/site/page-path.ts";
import { Link } from "#app/ui/link.tsx";

interface Props {
  className?: string;
  /** Changes the language without a page load, to keep the values that the visitor typed. */
  keepsInput?: boolean;
}

/** Links to the same page in the other languages. */
export function LanguageLinks({ className, keepsInput = false }: Props) {
  const { hash } = useLocation();
  const pathname = useLinkedPath();
  const query = useContentQuery();
  const search = query.size > 0 ? `?${query}` : "";
  return otherLocales(useLocale()).map((other) => (
    <Link
      key={other}
      to={localePath(other, pathWithoutLocale(pathname)) + search + (keepsInput ? hash : "")}
      lang={other}
      hrefLang={other}
      className={className}
      reloadDocument={!keepsInput}
    >
      {LANGUAGES[other].name}
    </Link>
  ));
}
