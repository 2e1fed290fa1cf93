import { expect, test } from "vitest";
import { visibilityNote } from "../../cms/schemaTypes/fields/visibility.ts";

test.each([
  [{ isHidden: false }, undefined],
  [{ from: "2026-11-22" }, "Desde el 22/11/2026"],
  [{ from: "2026-11-22", to: "2026-11-30" }, "Del 22/11/2026 al 30/11/2026"],
  [{ from: "2026-11-01", to: "2026-11-30" }, "Hasta el 30/11/2026"],
  [{ to: "2026-11-20" }, "Terminó el 20/11/2026"],
  [{ isHidden: true }, "Oculta"],
  [{ isHidden: true, from: "2026-11-22", to: "2026-11-30" }, "Oculta del 22/11/2026 al 30/11/2026"],
  [{ isHidden: true, to: "2026-11-30" }, "Oculta hasta el 30/11/2026"],
  [{ isHidden: true, from: "2026-11-01" }, "Oculta"],
  [{ isHidden: true, to: "2026-11-20" }, undefined],
])("a section with %o in its list: %s", (visibility, expected) => {
  expect(visibilityNote(visibility, "2026-11-21")).toBe(expected);
});
