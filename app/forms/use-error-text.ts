import { useText } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";

/** Errors that are ours are keys of the texts; a backend's unknown message is shown as it is (section 8). */
const isKey = (error: string): error is TextKey => error.startsWith("errors:");

/** The words for the first of a field's or a step's errors. */
export function useErrorText(): (errors: string[] | undefined) => string | undefined {
  const text = useText();
  return (errors) => {
    const [error] = errors ?? [];
    return error !== undefined && isKey(error) ? text(error) : error;
  };
}
