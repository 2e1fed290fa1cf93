import { useLocation, useMatches, useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** How long a page is open before it is watched, in milliseconds. First everything else is loaded. */
const DELAY_MS = 5_000;

/**
 * Loads the data of an open page again when a publish changes it, within a second. What the visitor typed stays.
 *
 * @returns the notice that a price has changed, which the layout shows.
 */
export function useCurrentContent(): ReactNode {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const matches = useMatches();
  const [notice, setNotice] = useState<ReactNode>();
  const isFirst = useRef(true);
  /** Resolves the promise of `reload`, when Remix has loaded the data again. */
  const onLoaded = useRef<() => void>();
  // The matches are new when the data is. The revalidator's state is not enough: a slow phone may never render its `loading`.
  const shown = useRef(matches);
  useEffect(() => {
    if (shown.current !== matches) onLoaded.current?.();
    shown.current = matches;
  }, [matches]);
  useEffect(() => {
    const stop = new AbortController();
    const isServerRendered = isFirst.current;
    isFirst.current = false;
    const openedAt = Date.now();
    const reload = () =>
      new Promise<void>((resolve) => {
        onLoaded.current = resolve;
        revalidate();
      });
    const timer = setTimeout(() => {
      import("./watch-page.tsx")
        .then(({ watchPage }) =>
          watchPage({
            page: pathname + search,
            isServerRendered,
            openedAt,
            reload,
            show: setNotice,
            signal: stop.signal,
          }),
        )
        .catch(() => {
          // Ignored: the page stays as it is, as one that is offline does. The next page tries again.
        });
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [pathname, search, revalidate]);
  return notice;
}
