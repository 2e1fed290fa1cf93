import { T } from "#app/i18n/t.tsx";
import { Button } from "#app/ui/button.tsx";

/** Prints the order, or saves it as a file: a summary to keep (docs/rules.md#thank-you-page). Hidden without JavaScript. */
export function PrintButton() {
  return (
    <Button type="button" variant="quiet" onClick={() => window.print()} className="no-print noscript:hidden">
      <T k="thanks:print" />
    </Button>
  );
}
