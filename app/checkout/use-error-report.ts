import { useEffect } from "react";
import { report } from "#app/analytics/report.ts";
import { useErrorText } from "#app/forms/use-error-text.ts";

/** Tells analytics all current errors of a form's fields, whenever they change: pairs of field and message (section 5). */
export function useErrorReport(errors: Record<string, string[]>): void {
  const errorText = useErrorText();
  const pairs = Object.entries(errors).flatMap(([field, messages]) => {
    const message = errorText(messages);
    // The form's own message is the backend's; it counts as a transaction's error.
    return field === "" || message === undefined ? [] : [{ field, message }];
  });
  const told = JSON.stringify(pairs);
  useEffect(() => {
    const current: { field: string; message: string }[] = JSON.parse(told);
    if (current.length > 0) report({ event: "form_errors", form_name: "checkout", errors: current });
  }, [told]);
}
