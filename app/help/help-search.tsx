import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { onceHydrated } from "#app/hydration/until-hydrated.ts";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS, SEARCH_PARAMETER } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { MAX_SEARCH_LENGTH } from "./help-view.ts";

/** How long a visitor pauses before the search follows what was typed, in milliseconds. */
const PAUSE_MS = 250;

/** From how many characters it does. An emptied field shows the tab again. */
const MIN_LENGTH = 3;

/** Searches the questions of all tabs, also as one types. The results have their own URL. */
export function HelpSearch({ search }: { search: string }) {
  const locale = useLocale();
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const shownSearch = useRef(search);
  const sent = useRef<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const submit = useSubmit();
  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    // Hydration must not erase a text that was typed before it.
    if (shownSearch.current === search) return;
    shownSearch.current = search;
    // The results of what was typed must not change the field, in which the visitor may have gone on.
    const isTyped = sent.current === search;
    sent.current = undefined;
    if (isTyped) return;
    // Going back changes the search text. A `key` would replace the field, which may have focus.
    if (field.current) field.current.value = search;
  }, [search]);
  const followTyping = ({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) => {
    clearTimeout(pause.current);
    const typed = value.trim();
    if (typed.length > 0 && typed.length < MIN_LENGTH) return;
    pause.current = setTimeout(() => {
      sent.current = typed;
      onceHydrated(() => submit(form, { replace: search !== "", preventScrollReset: true }));
    }, PAUSE_MS);
  };
  return (
    <Form
      onSubmit={() => clearTimeout(pause.current)}
      action={localePath(locale, PATHS.help)}
      role="search"
      className="search-box"
    >
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="search"
        name={SEARCH_PARAMETER}
        defaultValue={search}
        onInput={followTyping}
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={t("help:search")}
        placeholder={t("help:searchPlaceholder")}
        className="control min-h-14 text-lg"
      />
      <Button>
        <T k="help:searchGo" />
      </Button>
    </Form>
  );
}

const SEARCHES = ["help:suggestFault", "help:suggestMove", "help:suggestBill", "help:suggestCommitment"] as const;

/** Searches that many visitors come for. On a small phone into the margin, rather than one alone in a second row. */
export function SuggestedSearches() {
  const { t } = useTranslation();
  return (
    <ul className="mt-3 -mr-[min(0.75rem,3.75vw)] -mb-2 flex flex-wrap gap-1">
      {SEARCHES.map((key) => (
        <li key={key}>
          <Link
            path={`${PATHS.help}?${SEARCH_PARAMETER}=${encodeURIComponent(t(key))}`}
            className="badge min-h-11 bg-white whitespace-nowrap text-brand-700 max-sm:px-2.5"
          >
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
