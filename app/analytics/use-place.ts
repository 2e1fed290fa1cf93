import { useLocation } from "@remix-run/react";
import { pathWithoutLocale } from "#app/i18n/locale.ts";

/** The page on which something is counted: its path without the language, so that both are counted as one. */
export function usePlace(): string {
  return pathWithoutLocale(useLocation().pathname);
}
