import type { ShouldRevalidateFunction } from "@remix-run/react";
import { pathWithoutLocale } from "#app/i18n/locale.ts";
import { PATHS } from "#app/paths.ts";

/**
 * Skips the reload after a form that was refused or got no answer. Every route with such a form must export it: with Remix's single
 * fetch a route without `shouldRevalidate` reloads after every form, whatever the response.
 */
export const revalidateAfterSuccess: ShouldRevalidateFunction = (change) =>
  (change.actionStatus ?? 200) < 400 && !changesNothing(change) && change.defaultShouldRevalidate;

/** Forms that change nothing on the page that shows them. An error while the page reloads would take their outcome away. */
const CHANGE_NOTHING: readonly string[] = [PATHS.callback, PATHS.withdrawal];

function changesNothing({ formAction = "", currentUrl }: Parameters<ShouldRevalidateFunction>[0]): boolean {
  const path = pathWithoutLocale(formAction);
  // The page after a vote without JavaScript shows the vote.
  if (path === PATHS.feedback) return pathWithoutLocale(currentUrl.pathname) !== PATHS.feedback;
  return CHANGE_NOTHING.includes(path);
}

/**
 * Skips the reload when only the query string changes. For routes whose loader reads only the client status from the query string
 * (docs/rules.md#client-status).
 */
export const revalidateOnPageChange: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod } = change;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isSameStatus = currentUrl.searchParams.get("client") === nextUrl.searchParams.get("client");
  const isSubmission = formMethod !== undefined && formMethod !== "GET";
  return isSamePage && isSameStatus && !isSubmission ? false : revalidateAfterSuccess(change);
};
