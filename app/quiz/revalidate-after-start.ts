import type { ShouldRevalidateFunction } from "@remix-run/react";
import { revalidateOnPageChange } from "#app/site/revalidation.ts";
import { isBareStart } from "./query-string.ts";

/** The first answer loads what the first page was sent without: the later questions of the quiz, and the kits. */
export const revalidateAfterStart: ShouldRevalidateFunction = (change) =>
  (isBareStart(change.currentUrl.searchParams) && !isBareStart(change.nextUrl.searchParams)) ||
  revalidateOnPageChange(change);
