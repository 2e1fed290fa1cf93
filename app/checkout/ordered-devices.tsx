import type { Localized } from "#app/i18n/localize.ts";
import { ComplementList } from "#app/kits/complements.tsx";
import type { Selection } from "#app/kits/selection.ts";

/** The kit's devices, and the extras that were added. */
export function OrderedDevices({ selection }: { selection: Localized<Selection> }) {
  const { complements, extraNames, quote } = selection;
  const ordered = [
    ...complements,
    ...(quote.camera.chosen ? [{ key: "camera", quantity: 1, name: extraNames.camera, isExtra: true }] : []),
    ...(quote.panicButton.chosen
      ? [{ key: "panic-button", quantity: 1, name: extraNames.panicButton, isExtra: true }]
      : []),
  ];
  return <ComplementList complements={ordered} className="space-y-1 text-sm" />;
}
