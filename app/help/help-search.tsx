import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale, useText } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MAX_SEARCH_LENGTH, SEARCH_PARAMETER } from "./help-view.ts";

/** Searches the questions of all tabs. The results have their own URL. */
export function HelpSearch({ search }: { search: string }) {
  const locale = useLocale();
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const shownSearch = useRef(search);
  useEffect(() => {
    // Hydration must not erase a text that was typed before it.
    if (shownSearch.current === search) return;
    shownSearch.current = search;
    // Going back changes the search text. A `key` would replace the field, which may have focus.
    if (field.current) field.current.value = search;
  }, [search]);
  return (
    <Form action={localePath(locale, PATHS.help)} role="search" className="mt-6 flex max-w-xl gap-2">
      <input
        ref={field}
        type="search"
        name={SEARCH_PARAMETER}
        defaultValue={search}
        maxLength={MAX_SEARCH_LENGTH}
        required
        aria-label={text("help:search")}
        placeholder={text("help:searchPlaceholder")}
        className="control"
      />
      <Button className="shrink-0">
        <Icon name="search" size={18} />
        <T k="help:searchGo" />
      </Button>
    </Form>
  );
}
