import { Scripts, UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";
import boot from "./boot.ts?minified";
import { InlineScript } from "./inline-script.tsx";

/**
 * The page's script: Remix's settings, and a starter that fetches the code once the page is shown (`boot.ts`). Replaces Remix's `Scripts`,
 * which fetches the code at once, beside the page's largest picture.
 */
export function PageScripts() {
  return import.meta.env.DEV ? <Scripts /> : <DelayedScripts />;
}

function DelayedScripts() {
  const remix = useContext(UNSAFE_RemixContext);
  const matches = useMatches();
  // React leaves the content of the server's scripts as it is.
  if (!import.meta.env.SSR || !remix) return <InlineScript code="" />;
  const { manifest, renderMeta, serverHandoffString } = remix;
  // Tells the server to add the page's data.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const modules = matches.flatMap(({ id }) => {
    const route = manifest.routes[id];
    return route ? [route] : [];
  });
  const files = [manifest.url, ...manifest.entry.imports, ...modules.flatMap(({ imports = [] }) => imports)];
  const routes = modules.map(({ id, module }) => [id, module] as const);
  return (
    <InlineScript
      code={`__remixContext=${serverHandoffString};(${boot})(${JSON.stringify([...new Set(files)])},${JSON.stringify(routes)},"${manifest.entry.module}")`}
    />
  );
}
