import type { ShouldRevalidateFunction } from "@remix-run/react";
import { pathWithoutLocale } from "#app/i18n/locale.ts";
import { PATHS } from "#app/paths.ts";

/** Offline, the page keeps its data and the values that the visitor typed. */
export const revalidateUnlessOffline: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.isConnectionLost === true ? false : defaultShouldRevalidate;

/**
 * Skips the reload after a form that was refused or got no response. Every route with such a form must export it: with Remix's single
 * fetch a route without `shouldRevalidate` reloads after every form, whatever the response.
 */
export const revalidateAfterSuccess: ShouldRevalidateFunction = (change) =>
  (change.actionStatus ?? 200) < 400 && !isVoteOnOtherPage(change) && revalidateUnlessOffline(change);

/**
 * A vote changes nothing on the page that shows the feedback box, and an error while the page reloads would lose the vote. See
 * docs/rules.md#silent-failures.
 */
const isVoteOnOtherPage = ({ formAction = "", currentUrl }: Parameters<ShouldRevalidateFunction>[0]): boolean =>
  pathWithoutLocale(formAction) === PATHS.feedback && pathWithoutLocale(currentUrl.pathname) !== PATHS.feedback;

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
