import { T } from "#app/i18n/t.tsx";
import { Note } from "#app/ui/alert.tsx";
import { UNSOLD_ID } from "./unsold.ts";

/**
 * Tells who was sent here that the kit he had chosen is no longer sold. It stands in every visitor's page, which is cached, and the
 * address alone shows it; the browser must load the page for that.
 */
export function UnsoldNote() {
  return (
    <Note id={UNSOLD_ID} variant="attention" className="mb-8 hidden scroll-mt-32 target:flex">
      <T k="sections:kitUnsold" />
    </Note>
  );
}
