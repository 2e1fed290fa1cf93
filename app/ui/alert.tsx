import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons/icon-names.ts";

interface AlertProps {
  /** For `aria-describedby` of the form that it belongs to. */
  id?: string;
  focusKey: unknown;
  /** Whether it takes the focus. A message about a field leaves it to the field. */
  takesFocus?: boolean;
  /** What to do next. Screen readers read it after the message, as its description. */
  help?: ReactNode;
  children: ReactNode;
}

/**
 * An error message. It is announced when it appears, and takes the focus, which scrolls it into view. Each new `focusKey` moves the
 * focus again. `autoFocus` does it without JavaScript; React itself ignores it on elements that are not form controls.
 */
export function Alert({ id, focusKey, takesFocus = true, help, children }: AlertProps) {
  const message = useRef<HTMLDivElement>(null);
  const helpId = useId();
  useEffect(() => {
    if (focusKey && takesFocus) message.current?.focus();
  }, [focusKey, takesFocus]);
  return (
    <div className="flex gap-3 rounded-md border-l-4 border-danger bg-danger-soft px-4 py-3 text-danger">
      <Icon name="warning" className="mt-0.5 shrink-0" size={22} />
      <div>
        <div
          ref={message}
          id={id}
          role="alert"
          tabIndex={-1}
          autoFocus={takesFocus}
          aria-describedby={help ? helpId : undefined}
          className="font-medium"
        >
          {children}
        </div>
        {help ? <div id={helpId}>{help}</div> : null}
      </div>
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

/** A note beside the content that it explains. It is on the page from the start, so it is not announced. */
export function Note({ variant = "info", id, className = "", children }: NoteProps) {
  const { box, icon } = NOTES[variant];
  return (
    <div id={id} className={`flex gap-3 rounded-md px-4 py-3 ${box} ${className}`}>
      <Icon name={icon} className="mt-0.5 shrink-0" size={20} />
      <div className="font-medium">{children}</div>
    </div>
  );
}
