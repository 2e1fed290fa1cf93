import { Dialog as AriakitDialog, DialogDismiss, DialogHeading, useDialogStore } from "@ariakit/react/dialog";
import type { ReactNode } from "react";
import styles from "./dialog.css?url";
import { Icon } from "./icon.tsx";
import { StyleSheet } from "./style-sheet.tsx";

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Centred, or from the right and as high as the screen. */
  position?: "middle" | "side";
  children: ReactNode;
}

/**
 * A modal dialog. Its button, Escape and a click on the backdrop close it. It traps the focus and gives it back to the element that
 * opened it. Import `LazyDialog` instead, which loads it on demand.
 */
export default function Dialog({ isOpen, onClose, title, closeLabel, position = "middle", children }: DialogProps) {
  const store = useDialogStore({
    open: isOpen,
    setOpen: (open) => {
      if (!open) onClose();
    },
  });
  return (
    <>
      <StyleSheet href={styles} />
      <AriakitDialog
        store={store}
        unmountOnHide
        preventBodyScroll={false}
        backdrop={<div className="dialog-backdrop" />}
        className={`dialog dialog-${position} fixed z-50 flex flex-col overflow-y-auto bg-white shadow-card`}
      >
        <div className="dialog-heading sticky z-10 flex items-center justify-between gap-4 bg-white">
          <DialogHeading render={(heading) => <h2 {...heading} />} className="text-xl">
            {title}
          </DialogHeading>
          <DialogDismiss
            aria-label={closeLabel}
            className="flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-50"
          >
            <Icon name="close" />
          </DialogDismiss>
        </div>
        <div className="px-5 pb-7 sm:px-7">{children}</div>
      </AriakitDialog>
    </>
  );
}
