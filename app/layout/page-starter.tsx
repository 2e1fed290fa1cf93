import { UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";

/**
 * Starts the page: the file that holds Remix's manifest and a starter that fetches the code once the page is shown (`boot.ts`). It arrives
 * beside the styles, before anything can be touched. Replaces Remix's `Scripts`, which fetches the code at once, beside the page's
 * largest picture.
 */
export function PageStarter() {
  const remix = useContext(UNSAFE_RemixContext);
  const matches = useMatches();
  // React leaves the server's script as it is.
  if (!import.meta.env.SSR || !remix) return <script suppressHydrationWarning />;
  const { manifest, renderMeta } = remix;
  // Tells the server to add the page's data.
  if (renderMeta) renderMeta.didRenderScripts = true;
  return (
    <script async src={manifest.url} data-routes={matches.map(({ id }) => id).join(" ")} suppressHydrationWarning />
  );
}
