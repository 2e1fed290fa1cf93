import { lazy, Suspense } from "react";
import type { DialogProps } from "./dialog.tsx";

const load = () => import("./dialog.tsx");
const Dialog = lazy(load);

/** Fetches the code of dialogs ahead: told by what opens one when a pointer or focus comes near. */
export function prepareDialog(): void {
  // A failure shows when the dialog is opened, and is told there.
  load().catch(() => undefined);
}

interface Props extends DialogProps {
  isOpen: boolean;
}

/** A dialog whose code comes when it is first opened: pages that nobody opens one on do not carry it. */
export function OverlayDialog({ isOpen, ...dialog }: Props) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...dialog} />
    </Suspense>
  );
}
