import type { Localized } from "#app/content/localized.ts";
import { ComplementList } from "#app/kits/complement-list.tsx";
import type { Selection } from "#app/kits/selection.ts";

/** The kit's devices and the extras that were chosen. */
export function OrderedDevices({ selection }: { selection: Localized<Selection> }) {
  const { complements, extraNames, quote } = selection;
  const ordered = [
    ...complements,
    ...(quote.camera.chosen ? [{ key: "camera", quantity: 1, name: extraNames.camera }] : []),
    ...(quote.panicButton.chosen ? [{ key: "panic-button", quantity: 1, name: extraNames.panicButton }] : []),
  ];
  return <ComplementList complements={ordered} className="space-y-1 text-sm" />;
}
