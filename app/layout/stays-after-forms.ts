import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Without a connection there is nothing to ask anew: the page stays as it is, with what was typed. */
export const staysWhenLost: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.isConnectionLost === true ? false : defaultShouldRevalidate;

/**
 * A form that is refused, or gets no answer, changes nothing of the page around it. Each route on which such a form stands says
 * so itself: one that exports no `shouldRevalidate` is loaded after every form, whatever its answer (Remix's single fetch).
 */
export const staysWhenRefused: ShouldRevalidateFunction = (change) =>
  (change.actionStatus ?? 200) < 400 && staysWhenLost(change);
