import { ScrollRestoration as RemixScrollRestoration } from "@remix-run/react";
import restoreScroll from "./restore-scroll.ts?minified";
import { useScriptMark } from "./script-mark.ts";

/**
 * Keeps the scroll positions of pages, by Remix's component. The server sends a shorter script in place of its own, which is not minified,
 * with every page; in the browser React leaves the content of the server's script as it is.
 */
export function ScrollRestoration() {
  const mark = useScriptMark();
  if (!import.meta.env.SSR) return <RemixScrollRestoration />;
  const __html = `(${restoreScroll})()`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is our own.
  return <script {...mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
