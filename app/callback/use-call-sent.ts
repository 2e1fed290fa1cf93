import { useEffect, useRef } from "react";
import { report } from "#app/analytics/report.ts";
import { pathWithoutLocale } from "#app/i18n/locale.ts";
import type { CallbackResult } from "./callback-result.ts";

/** Tells analytics of a request for a call that has arrived, once, with the page on which the visitor asked. */
export function useCallSent(result: CallbackResult | undefined, place: string): void {
  const told = useRef<CallbackResult>();
  useEffect(() => {
    if (!result?.ok || told.current === result) return;
    told.current = result;
    report({ event: "call_request", action: "sent", place: pathWithoutLocale(place) });
  }, [result, place]);
}
