import { useLocation, useMatches, useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useEffectBefore } from "#app/hydration/hydration-boundary.tsx";

/** How long a page is open before it is watched, in milliseconds. First everything else is loaded. */
const DELAY_MS = 5_000;

/**
 * Loads the data of an open page again when a publish changes it, within a second. What the visitor typed stays.
 *
 * @returns the notice that a price has changed, which the layout shows.
 */
export function useCurrentContent(): ReactNode {
  const location = useLocation();
  const page = location.pathname + location.search;
  const { revalidate } = useRevalidator();
  const matches = useMatches();
  const [notice, setNotice] = useState<ReactNode>();
  const isFirst = useRef(true);
  /** Resolves the promise of `reload`, when Remix has loaded the data again. */
  const onLoaded = useRef<() => void>();
  // The matches are new when the data is. The revalidator's state is not enough: a slow phone may never render its `loading`.
  const shown = useRef({ matches, location });
  // Before `ScrollRestoration` scrolls.
  useEffectBefore(() => {
    const before = shown.current;
    shown.current = { matches, location };
    if (before.matches === matches) return;
    if (before.location === location) keepScrollPosition();
    onLoaded.current?.();
  }, [matches, location]);
  useEffect(() => {
    const stop = new AbortController();
    const isServerRendered = isFirst.current;
    isFirst.current = false;
    const openedAt = Date.now();
    const reload = () =>
      new Promise<void>((resolve) => {
        // Remix shows another page next. A reload now would scroll that one to where the visitor is on this one.
        if (window.location.pathname + window.location.search !== page) return resolve();
        onLoaded.current = resolve;
        revalidate();
      });
    const timer = setTimeout(() => {
      import("./watch-page.tsx")
        .then(({ watchPage }) =>
          watchPage({
            page,
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
  }, [page, revalidate]);
  return notice;
}

/** After a reload `ScrollRestoration` scrolls to where the visitor was when it began. This scrolls back before anything is drawn. */
function keepScrollPosition(): void {
  const { scrollX, scrollY } = window;
  queueMicrotask(() => window.scrollTo(scrollX, scrollY));
}
