import { useEffect, useRef } from "react";
import { T } from "#app/i18n/t.tsx";
import type { CallbackRefusal } from "./callback-result.ts";

/**
 * A field that people, screen readers and autofill do not see, but that programs fill in (docs/rules.md#callback-robots). A browser that
 * shows it anyway shows its label. After a refusal it is empty again.
 */
export function RobotTrap({ refused }: { refused: CallbackRefusal | undefined }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (refused && field.current) field.current.value = "";
  }, [refused]);
  return (
    <div hidden>
      <label>
        <T k="contact:leaveEmpty" />
        <textarea ref={field} name="message" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
