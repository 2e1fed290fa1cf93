import { useNavigate } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button.tsx";
import { Link } from "./link.tsx";
import { useOverlay } from "./overlay.ts";
import { OverlayDialog, prepareDialog } from "./overlay-dialog.tsx";

interface Props {
  /** The page that says the same, for a browser without JavaScript and for a new tab. */
  to: string;
  /** The `#name` of the dialog in the address. */
  name: string;
  title: ReactNode;
  closeLabel: string;
  label: ReactNode;
  look?: ButtonLook;
  className?: string;
  /** What the dialog shows. */
  children: ReactNode;
}

/** A link to a page whose content opens in a dialog where that is possible. */
export function ModalLink({ to, name, title, closeLabel, label, look, className, children }: Props) {
  const { isOpen, link, close } = useOverlay(name);
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab or window gets the page.
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
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
        aria-haspopup="dialog"
        className={look ? buttonClass(look, className) : className}
      >
        {label}
      </Link>
      <OverlayDialog isOpen={isOpen} onClose={close} title={title} closeLabel={closeLabel}>
        {children}
      </OverlayDialog>
    </>
  );
}
