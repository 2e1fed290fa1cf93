import { useEffect, useRef } from "react";
import { T } from "#app/i18n/t.tsx";
import type { CallbackRejection } from "./callback-result.ts";

/**
 * A field that people, screen readers and autofill do not see, but that programs fill in (docs/rules.md#callback-robots). A browser that
 * shows it anyway shows its label. After a rejection it is empty again.
 */
export function RobotTrap({ rejected }: { rejected: CallbackRejection | undefined }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (rejected && field.current) field.current.value = "";
  }, [rejected]);
  return (
    <div hidden>
      <label>
        <T k="contact:leaveEmpty" />
        <textarea ref={field} name="message" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
