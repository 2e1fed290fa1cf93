const loads = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/**
 * A style sheet of a part of a page that its route does not know ahead, such as the kind of a page of the CMS. A navigation waits for it
 * while the old page is shown.
 */
export function StyleSheet({ href }: { href: string }) {
  // React waits for a promise that a component throws.
  if (!import.meta.env.SSR && !isLoaded(href)) throw load(href);
  return <link rel="stylesheet" href={href} />;
}

function isLoaded(href: string): boolean {
  return loaded.has(href) || document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;
}

function load(href: string): Promise<void> {
  let loading = loads.get(href);
  if (!loading) {
    loading = new Promise((resolve) => {
      const link = document.createElement("link");
      // A page without these styles is better than none.
      link.onload = link.onerror = () => {
        loaded.add(href);
        resolve();
      };
      link.rel = "preload";
      link.as = "style";
      link.href = href;
      document.head.append(link);
    });
    loads.set(href, loading);
  }
  return loading;
}
