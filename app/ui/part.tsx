import type { ComponentType } from "react";

export interface Part<Props> {
  (props: Props): JSX.Element;
  /** Loads the code. The entry of the browser does it for the parts of a page before hydration. */
  load: () => Promise<void>;
  /** Loads the code ahead, when the visitor is about to need it. */
  preload: () => void;
}

const loadingOnServer = new Set<Promise<void>>();

/** Waits until the server has the code of all parts. It renders a page in one go, and a part may have parts of its own. */
export async function partsLoaded(): Promise<void> {
  while (loadingOnServer.size > 0) await Promise.all(loadingOnServer);
}

/**
 * A component in a file of its own, for pages that show it. The server has it at once. In the browser the first page waits for its
 * parts before hydration (`PageParts`), and a navigation waits while the old page is shown.
 */
export function part<Props extends object>(importFile: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= importFile().then(
      (file) => {
        Loaded = file.default;
      },
      (error) => {
        // The next navigation tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, where a module begins.
  function LoadedPart(props: Props) {
    // React waits for a promise that a component throws.
    if (!Loaded) throw load().catch(reloadPage);
    return <Loaded {...props} />;
  }
  if (import.meta.env.SSR) {
    const isLoaded = load().then(() => void loadingOnServer.delete(isLoaded));
    loadingOnServer.add(isLoaded);
  }
  const preload = () => {
    load().catch(() => {
      // Ignored: the visitor may never need the part. Showing it loads it again.
    });
  };
  return Object.assign(LoadedPart, { load, preload });
}

/**
 * A browser does not load a module again that failed once, such as while the visitor was offline. The page from the server has the part.
 * Remix does the same for the code of a route.
 *
 * @returns a promise that never settles, so that nothing is shown before.
 */
function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/** The `handle` of a route whose page has parts. */
export interface PageParts<Data> {
  /** Loads the parts of the page at a URL. */
  loadParts: (data: Data, url: URL) => Promise<unknown>;
}
