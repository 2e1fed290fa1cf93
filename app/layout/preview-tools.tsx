import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import type { HistoryAdapterNavigate } from "@sanity/visual-editing";
import { useEffect, useRef, useState } from "react";
import { SERVER_PATHS } from "#app/paths.ts";
import { watchEditablePrices } from "./editable-prices.ts";
import { pageBeforeSwitch, rememberShownPage } from "./shown-preview.ts";

/** How often a preview reloads its data, in milliseconds: the Studio around it reports only its own edits. */
const RELOAD_INTERVAL_MS = 30_000;
/** The same for a preview in its own window, which gets no reports. */
const WINDOW_RELOAD_INTERVAL_MS = 5_000;

/** Visual editing for the staff in a preview. Outside of the Studio, a bar says that it is a preview. */
export default function PreviewTools() {
  const [isWindow, setIsWindow] = useState(false);
  useVisualEditing();
  useEffect(watchEditablePrices, []);
  useEffect(() => setIsWindow(window.parent === window), []);
  return isWindow ? <PreviewBar /> : null;
}

/** In Spanish only, because only the staff sees it. */
function PreviewBar() {
  return (
    <aside
      lang="es"
      aria-label="Vista previa"
      className="no-print fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-6 gap-y-1 bg-ink px-4 py-2 text-sm text-white"
    >
      <p>Vista previa: también ves lo que no está publicado.</p>
      <a className="inline-flex min-h-11 items-center font-bold underline" href={SERVER_PATHS.previewDisable}>
        Ver la web como es
      </a>
    </aside>
  );
}

/**
 * Connects the page to the Studio that shows it in a frame. A click on a text opens its field in the Studio, and edits show at once.
 * Studio and frame show the same page.
 *
 * Replaces Sanity's component for Remix, which restarts at each reload of the data and throws an uncaught error when one reload
 * overtakes another. The code is loaded on demand, because only the staff needs it.
 */
function useVisualEditing(): void {
  const studio = useRef<HistoryAdapterNavigate>();
  const reload = useReload();
  const navigate = useLatest(useNavigate());
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  const shown = useLatest(address);

  useEffect(() => {
    const before = pageBeforeSwitch(hash);
    if (before) return navigate.current(before, { replace: true });
    rememberShownPage(address);
    studio.current?.({ type: "push", url: address });
  }, [address, hash, navigate]);

  useEffect(() => {
    let disable = () => {};
    let isUnmounted = false;
    void import("@sanity/visual-editing").then(({ enableVisualEditing }) => {
      if (isUnmounted) return;
      disable = enableVisualEditing({
        refresh: () => reload.current(),
        history: {
          subscribe: (listener) => {
            studio.current = listener;
            // The Studio moves the frame only from a page that it knows.
            listener({ type: "replace", url: shown.current });
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
      isUnmounted = true;
      disable();
    };
  }, [navigate, reload, shown]);

  // Edits from before the connection, or from another window.
  useEffect(() => {
    const reloadVisible = () => {
      if (document.visibilityState === "visible") void reload.current();
    };
    const timer = setInterval(reloadVisible, window.parent === window ? WINDOW_RELOAD_INTERVAL_MS : RELOAD_INTERVAL_MS);
    document.addEventListener("visibilitychange", reloadVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", reloadVisible);
    };
  }, [reload]);
}

/** Reloads the page's data, one reload at a time; resolves when the requested data is shown. */
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

/** A ref to the latest value of each render, for effects that run once. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
