import type { ShouldRevalidateFunction } from "@remix-run/react";
import { staysWhenRefused } from "#app/site/revalidation.ts";

/**
 * What the server sends is the same for every query, but for the client status (section 2): going on within a page by its query alone
 * asks the server for nothing. For routes that read nothing else of it.
 */
export const staysOnQuery: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod } = change;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isSameStatus = currentUrl.searchParams.get("client") === nextUrl.searchParams.get("client");
  const isSending = formMethod !== undefined && formMethod !== "GET";
  return isSamePage && isSameStatus && !isSending ? false : staysWhenRefused(change);
};
