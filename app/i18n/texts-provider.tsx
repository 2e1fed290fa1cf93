import { useLocation, useMatches } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { localeOf } from "./locale.ts";
import { createTexts, mergeTexts, type Texts } from "./texts.ts";

function hasTexts(data: unknown): data is { texts: Texts } {
  return typeof data === "object" && data !== null && "texts" in data;
}

/** Provides the interface texts that the loaders of the page's routes returned. `brand` is the operator's name, used in the texts. */
export function TextsProvider({ brand, children }: { brand: string; children: ReactNode }) {
  const matches = useMatches();
  const locale = localeOf(useLocation().pathname);
  const instance = useMemo(
    () => createTexts(locale, mergeTexts(matches.flatMap(({ data }) => (hasTexts(data) ? [data.texts] : []))), brand),
    [locale, matches, brand],
  );
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
