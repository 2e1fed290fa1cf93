import { useTranslation } from "react-i18next";
import { localePath } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { PATHS, SEARCH_PARAMETER } from "#app/paths.ts";
import { Link } from "#app/ui/link.tsx";

const SEARCHES = ["help:suggestFault", "help:suggestMove", "help:suggestBill", "help:suggestCommitment"] as const;

/** Searches that many visitors come for. */
export function SuggestedSearches() {
  const locale = useLocale();
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-1.5 sm:gap-2">
      {SEARCHES.map((key) => (
        <li key={key}>
          <Link
            to={`${localePath(locale, PATHS.help)}?${SEARCH_PARAMETER}=${encodeURIComponent(t(key))}`}
            className="badge min-h-11 bg-white whitespace-nowrap text-brand-700 max-sm:px-2.5"
          >
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
