import { useTranslation } from "react-i18next";
import type { TextKey } from "#app/i18n/texts.ts";

/** Our own errors are text keys. Unknown messages of a backend are shown as they are: see docs/rules.md#backend-messages. */
const isTextKey = (error: string): error is TextKey => error.startsWith("errors:");

/** Returns the text of the first error of a field or a form. */
export function useErrorText(): (errors: string[] | undefined) => string | undefined {
  const { t } = useTranslation();
  return (errors) => {
    const [error] = errors ?? [];
    return error !== undefined && isTextKey(error) ? t(error) : error;
  };
}
