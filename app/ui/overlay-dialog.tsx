import { lazy, Suspense, useEffect, useState } from "react";
import type { DialogProps } from "./dialog.tsx";

const load = () => import("./dialog.tsx");
const Dialog = lazy(load);

/** Fetches the code of dialogs ahead: told by what opens one when a pointer or focus comes near. */
export function prepareDialog(): void {
  // A failure shows when the dialog is opened, and is told there.
  load().catch(() => undefined);
}

/** A dialog whose code comes when it is first opened: pages that nobody opens one on do not carry it. */
export function OverlayDialog(dialog: DialogProps) {
  const { isOpen } = dialog;
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  // Once it was open it stays, closed: so it gives the focus back.
  if (!isOpen && !wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...dialog} />
    </Suspense>
  );
}
