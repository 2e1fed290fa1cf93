import { type ReactNode, useEffect, useRef } from "react";
import { Icon, type IconName } from "./icon.tsx";

/**
 * A message that must not be missed: read out when it appears, and given focus, which brings it into view. Without
 * JavaScript the attribute does that; React ignores it on what is no control. Every new `focusKey` takes it again.
 */
export function Alert({ children, focusKey }: { children: ReactNode; focusKey: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusKey) box.current?.focus();
  }, [focusKey]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      autoFocus
      className="flex gap-3 rounded-md border-l-4 border-danger bg-danger-soft px-4 py-3 text-danger"
    >
      <Icon name="warning" className="mt-0.5 shrink-0" size={22} />
      <div className="font-medium">{children}</div>
    </div>
  );
}

const NOTES = {
  info: { box: "bg-brand-50 text-brand-900", icon: "info" },
  attention: { box: "bg-accent-soft text-accent-ink", icon: "warning" },
  success: { box: "bg-success-soft text-success", icon: "check" },
} as const satisfies Record<string, { box: string; icon: IconName }>;

interface NoteProps {
  variant?: keyof typeof NOTES;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A remark beside what it is about. It is not read out by itself: it stands there from the start. */
export function Note({ variant = "info", id, className = "", children }: NoteProps) {
  const { box, icon } = NOTES[variant];
  return (
    <div id={id} className={`flex gap-3 rounded-md px-4 py-3 ${box} ${className}`}>
      <Icon name={icon} className="mt-0.5 shrink-0" size={20} />
      <div className="font-medium">{children}</div>
    </div>
  );
}
