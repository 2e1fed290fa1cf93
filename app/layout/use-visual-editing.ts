import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import type { HistoryAdapterNavigate } from "@sanity/visual-editing";
import { useEffect, useRef } from "react";

/** How often a preview looks for edits that nobody told it of, in milliseconds. */
const LOOK_MS = 2_500;

/**
 * Connects the page to the Studio that shows it in a frame: a click on a text opens its field, what is typed shows at once, and
 * both stand on the same page.
 *
 * Sanity's own component for Remix begins anew at each reload of data, and a reload that a newer one overtakes is an uncaught
 * error; so its core is used, begun once.
 */
export function useVisualEditing(): void {
  const studio = useRef<HistoryAdapterNavigate>();
  const reload = useReload();
  const navigate = useLatest(useNavigate());
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;

  useEffect(() => studio.current?.({ type: "push", url: address }), [address]);

  useEffect(() => {
    let disable = () => {};
    let isGone = false;
    void import("@sanity/visual-editing").then(({ enableVisualEditing }) => {
      if (isGone) return;
      disable = enableVisualEditing({
        refresh: () => reload.current(),
        history: {
          subscribe: (tell) => {
            studio.current = tell;
            return () => {
              studio.current = undefined;
            };
          },
          update: ({ type, url }) => {
            if (type === "pop") navigate.current(-1);
            else navigate.current(url, { replace: type === "replace" });
          },
        },
      });
    });
    return () => {
      isGone = true;
      disable();
    };
  }, [navigate, reload]);

  // What was typed before Studio and page were connected, or in another window.
  useEffect(() => {
    const look = setInterval(() => {
      if (document.visibilityState === "visible") void reload.current();
    }, LOOK_MS);
    return () => clearInterval(look);
  }, [reload]);
}

/** Loads the page's data again, one load after the other; resolves when what was asked for is shown. */
function useReload() {
  const { revalidate, state } = useRevalidator();
  const waiting = useRef<(() => void)[]>([]);
  const running = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (state !== "idle") return;
    for (const done of running.current.splice(0)) done();
    if (waiting.current.length === 0) return;
    running.current = waiting.current.splice(0);
    revalidate();
  }, [state, revalidate]);
  return useLatest(
    () =>
      new Promise<void>((resolve) => {
        if (state === "idle" && running.current.length === 0) {
          running.current.push(resolve);
          revalidate();
        } else waiting.current.push(resolve);
      }),
  );
}

/** The newest of a value that changes with each render, for what is begun once. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
