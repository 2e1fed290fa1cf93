import { useNavigate } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { type ButtonVariant, buttonClass } from "./button.tsx";
import { LazyDialog, preloadDialog, useDialogHash } from "./lazy-dialog.tsx";
import { Link } from "./link.tsx";

interface Props {
  /** A page with the same content, for browsers without JavaScript and for new tabs. */
  to: string;
  /** The dialog's `#name` in the URL. */
  name: string;
  title: ReactNode;
  closeLabel: string;
  label: ReactNode;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** A link to a page, which opens the page's content in a dialog where JavaScript runs. */
export function ModalLink({ to, name, title, closeLabel, label, variant, className, children }: Props) {
  const { isOpen, link, close } = useDialogHash(name);
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // Modified clicks open the page in a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { to: address, ...options } = link;
    navigate(address, options);
  };
  return (
    <>
      <Link
        to={to}
        onClick={open}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        aria-haspopup="dialog"
        className={variant ? buttonClass(variant, className) : className}
      >
        {label}
      </Link>
      <LazyDialog isOpen={isOpen} onClose={close} title={title} closeLabel={closeLabel}>
        {children}
      </LazyDialog>
    </>
  );
}
