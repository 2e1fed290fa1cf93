import { useLocation, useNavigate } from "@remix-run/react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { DialogProps } from "./dialog.tsx";
import { usePersistentParams } from "./link.tsx";
import { useHydrated } from "./use-hydrated.ts";

const load = () => import("./dialog.tsx");
const Dialog = lazy(load);

/** Preloads the code of dialogs. Call it when the pointer or the focus is on an element that opens one. */
export function preloadDialog(): void {
  load().catch(() => {
    // Ignored: nobody has asked for the dialog yet. Opening it loads the code again.
  });
}

/** A dialog whose code is loaded when it is first opened. */
export function LazyDialog(dialog: DialogProps) {
  const { isOpen } = dialog;
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  // Once opened it stays mounted, because closing it must give the focus back.
  if (!isOpen && !wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...dialog} />
    </Suspense>
  );
}

/** State of a history entry that a link of this page pushed to open a dialog. */
const OPENED_HERE = { overlay: true } as const;

interface DialogHash {
  isOpen: boolean;
  link: { to: string; preventScrollReset: true; state: typeof OPENED_HERE };
  close: () => void;
}

/**
 * A dialog that is open while the URL ends in its `#name`. The browser's Back closes it, as people on phones expect, and the HTML
 * of the page is the same for everybody.
 */
export function useDialogHash(name: string): DialogHash {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { removeFrom } = usePersistentParams();
  const isNamed = hash === `#${name}`;
  const wasOpenedHere: boolean = state?.overlay === true;
  // The server does not see the hash, and the first render must match its HTML.
  const isHydrated = useHydrated();
  // Going back is asynchronous. A second call before it ends would leave the page.
  const isClosing = useRef(false);
  useEffect(() => {
    if (isNamed) isClosing.current = false;
  }, [isNamed]);
  const close = useCallback(() => {
    if (!isNamed || isClosing.current) return;
    isClosing.current = true;
    if (wasOpenedHere) navigate(-1);
    else navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [isNamed, wasOpenedHere, navigate, pathname, search]);
  return {
    isOpen: isHydrated && isNamed,
    link: {
      // The same query string as now, so that no loader runs again. The HTML contains no parameters of a visitor, because it is cached.
      to: `${isHydrated ? search : removeFrom(search)}#${name}`,
      preventScrollReset: true,
      state: OPENED_HERE,
    },
    close,
  };
}
