import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import type { Locale } from "./languages.ts";
import { createTexts } from "./texts.ts";

interface Props {
  url: string;
  locale: Locale;
  children: ReactNode;
}

/**
 * Provides the texts of the page. In the browser it suspends until their file is loaded: the server's HTML stays, and after a publish or
 * a change of language the previous page. On the server `entry.server.tsx` provides them.
 */
export function TextsProvider({ url, locale, children }: Props) {
  if (import.meta.env.SSR) return children;
  return <I18nextProvider i18n={textsOf(url, locale)}>{children}</I18nextProvider>;
}

const files = new Map<string, i18n | Promise<void>>();
let latest: i18n | undefined;

function textsOf(url: string, locale: Locale): i18n {
  const file = files.get(url) ?? load(url, locale);
  files.set(url, file);
  // React waits for a promise that a component throws.
  if (file instanceof Promise) throw file;
  return file;
}

/** If the file cannot be loaded, the first page stays as HTML, which works without React, and a later page uses the previous texts. */
async function load(url: string, locale: Locale): Promise<void> {
  const texts = await fetchTexts(url, locale).catch(() => latest);
  if (!texts) return new Promise(() => {});
  latest = texts;
  files.set(url, texts);
}

async function fetchTexts(url: string, locale: Locale): Promise<i18n | undefined> {
  const response = await fetch(url);
  return response.ok ? createTexts(locale, await response.json()) : latest;
}
