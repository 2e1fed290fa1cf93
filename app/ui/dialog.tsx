import { Dialog as AriakitDialog, DialogDismiss, DialogHeading, useDialogStore } from "@ariakit/react/dialog";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const POSITIONS = {
  /** Centred. On phones at the bottom, within reach of the thumb. */
  middle:
    "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-lg translate-y-8 data-enter:translate-y-0 sm:inset-0 sm:m-auto sm:h-fit sm:max-w-lg sm:rounded-lg",
  /** Slides in from the right, as high as the screen. */
  side: "inset-y-0 right-0 w-[min(24rem,88vw)] translate-x-full data-enter:translate-x-0",
} as const;

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  position?: keyof typeof POSITIONS;
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
    <AriakitDialog
      store={store}
      unmountOnHide
      backdrop={<div className="bg-brand-900/50 opacity-0 transition-opacity duration-200 data-enter:opacity-100" />}
      className={`fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-white opacity-0 shadow-card transition-[opacity,translate] duration-200 data-enter:opacity-100 ${POSITIONS[position]}`}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-white py-3 pr-3 pl-5 sm:pl-7">
        <DialogHeading render={(heading) => <h2 {...heading} />} className="text-xl">
          {title}
        </DialogHeading>
        <DialogDismiss
          aria-label={closeLabel}
          className="flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-50 hover:text-ink"
        >
          <Icon name="close" />
        </DialogDismiss>
      </div>
      <div className="px-5 pb-7 sm:px-7">{children}</div>
    </AriakitDialog>
  );
}
