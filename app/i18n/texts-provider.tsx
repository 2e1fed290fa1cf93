import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import type { loader } from "#app/root.tsx";
import { localeOf } from "./locale.ts";
import { createTexts, mergeTexts, type Texts } from "./texts.ts";

function hasTexts(data: unknown): data is { texts: Texts } {
  return typeof data === "object" && data !== null && "texts" in data;
}

/** Gives the page the interface texts that the loaders of its routes brought. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const locale = localeOf(useLocation().pathname);
  const brand = useRouteLoaderData<typeof loader>("root")?.settings.brand ?? "";
  const instance = useMemo(
    () => createTexts(locale, mergeTexts(matches.flatMap(({ data }) => (hasTexts(data) ? [data.texts] : []))), brand),
    [locale, matches, brand],
  );
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
