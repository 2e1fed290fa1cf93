import type { ShouldRevalidateFunction } from "@remix-run/react";
import { pathWithoutLocale } from "#app/i18n/locale.ts";
import { PATHS } from "#app/paths.ts";

/** Without a connection there is nothing to ask anew: the page stays as it is, with what was typed. */
export const staysWhenLost: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.isConnectionLost === true ? false : defaultShouldRevalidate;

/**
 * A form that is refused, or gets no answer, changes nothing of the page around it. Each route on which such a form stands says
 * so itself: one that exports no `shouldRevalidate` is loaded after every form, whatever its answer (Remix's single fetch).
 */
export const staysWhenRefused: ShouldRevalidateFunction = (change) =>
  (change.actionStatus ?? 200) < 400 && !isVoteBelow(change) && staysWhenLost(change);

/** A vote from a box below something changes nothing above it; a page that failed meanwhile would fail the vote (section 8). */
const isVoteBelow = ({ formAction = "", currentUrl }: Parameters<ShouldRevalidateFunction>[0]): boolean =>
  pathWithoutLocale(formAction) === PATHS.feedback && pathWithoutLocale(currentUrl.pathname) !== PATHS.feedback;
