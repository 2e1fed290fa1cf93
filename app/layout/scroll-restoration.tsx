import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router-dom";
import restoreScroll from "./restore-scroll.ts?minified";
import { useScriptMark } from "./script-mark.ts";

/** Keeps the scroll positions of pages. Replaces Remix's component, whose inline script is not minified, in every page. */
export function ScrollRestoration() {
  const mark = useScriptMark();
  useScrollRestoration({ storageKey: "positions" });
  const __html = `(${restoreScroll})()`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is our own.
  return <script {...mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
