import { T } from "#app/i18n/t.tsx";
import { Button } from "#app/ui/button.tsx";

/** Prints the page, or saves it as a file to keep. Hidden without JavaScript. */
export function PrintButton() {
  return (
    <Button type="button" variant="quiet" onClick={() => window.print()} className="no-print noscript:hidden">
      <T k="thanks:print" />
    </Button>
  );
}
