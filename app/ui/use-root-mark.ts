import { useEffect } from "react";

/**
 * Marks the root element while something is shown that changes the whole page: `html[data-asks-consent]`. `html:has(…)` says the same
 * without a script, but makes the browser work out the style of every element again whenever an input is ticked: on a slow phone a
 * tenth of a second each time (docs/decisions/0120-few-has-rules.md).
 */
export function useRootMark(name: "data-asks-consent" | "data-has-action-bar", isShown: boolean): void {
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(name, isShown);
    return () => root.removeAttribute(name);
  }, [name, isShown]);
}
