const loads = new Map<string, Promise<unknown> | undefined>();

/**
 * A style sheet that a component needs and its route does not know in advance, such as that of a kind of CMS page. A navigation waits
 * for it while the previous page is shown.
 */
export function StyleSheet({ href }: { href: string }) {
  if (!import.meta.env.SSR) {
    if (!loads.has(href)) {
      const isInHtml = document.querySelector(`link[rel=stylesheet][href="${href}"]`);
      loads.set(href, isInHtml ? undefined : load(href).finally(() => loads.set(href, undefined)));
    }
    const loading = loads.get(href);
    // React waits for a promise that a component throws.
    if (loading) throw loading;
  }
  return <link rel="stylesheet" href={href} />;
}

/** A page without these styles is better than none. */
const load = (href: string) =>
  new Promise((done) =>
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: "style", href, onload: done, onerror: done }),
    ),
  );
