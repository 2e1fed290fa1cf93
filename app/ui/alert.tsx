import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A message that must not be missed. It is read out when it appears, and can be given focus. */
export function Alert({ children, takesFocus = false }: { children: ReactNode; takesFocus?: boolean }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      autoFocus={takesFocus}
      className="flex gap-3 rounded-md border-l-4 border-danger bg-danger-soft px-4 py-3 text-danger"
    >
      <Icon name="warning" className="mt-0.5 shrink-0" size={22} />
      <div className="font-medium">{children}</div>
    </div>
  );
}
