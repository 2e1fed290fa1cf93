import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Without a connection there is nothing to ask anew: the page stays as it is, with what was typed. */
export const staysWhenLost: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.isConnectionLost === true ? false : defaultShouldRevalidate;
