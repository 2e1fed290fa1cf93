import { type ComponentType, useEffect, useState } from "react";

/**
 * What the staff has in a preview: in the Studio's frame, Sanity's overlays (a click on a text opens its field, an edit shows
 * at once); in a window of its own, a bar that says so. Visitors load none of it.
 */
export function PreviewTools() {
  const [place, setPlace] = useState<"frame" | "window">();
  const [VisualEditing, setVisualEditing] = useState<ComponentType>();
  useEffect(() => {
    setPlace(window.parent === window ? "window" : "frame");
    void import("@sanity/visual-editing/remix").then((module) => setVisualEditing(() => module.VisualEditing));
  }, []);
  return (
    <>
      {VisualEditing && <VisualEditing />}
      {place === "window" && <PreviewBar />}
    </>
  );
}

/** In Spanish alone: it is for the staff. */
function PreviewBar() {
  return (
    <aside
      lang="es"
      aria-label="Vista previa"
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-6 gap-y-1 bg-ink px-4 py-2 text-sm text-white"
    >
      <p>Vista previa: también ves lo que no está publicado.</p>
      <a className="inline-flex min-h-11 items-center font-bold underline" href="/preview/disable">
        Ver la web como es
      </a>
    </aside>
  );
}
