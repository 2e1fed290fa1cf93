import type { MetaDescriptor } from "@remix-run/node";
import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { Locale } from "#app/i18n/languages.ts";
import { useLocale } from "#app/i18n/t.tsx";

/** Begins the title of a page with a refused form: screen readers say the title first (docs/rules.md#form-validation). */
export const ERROR_TITLE: Record<Locale, string> = { es: "Error: ", eu: "Errorea: " };

/** Marks the page's title while a form on it has errors. Without JavaScript the server does it (`entry.server.tsx`). */
export function useErrorTitle(hasErrors: boolean): void {
  const mark = ERROR_TITLE[useLocale()];
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, such as the answer to a form, may bring a new title.
  useEffect(() => {
    if (!hasErrors) return;
    if (!document.title.startsWith(mark)) document.title = mark + document.title;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [hasErrors, mark, key]);
}

/** The head of a page whose address says that its form was refused. */
export const withErrorTitle = (head: MetaDescriptor[], locale: Locale): MetaDescriptor[] =>
  head.map((part) => ("title" in part ? { title: `${ERROR_TITLE[locale]}${part.title}` } : part));
