import { useEffect, useState } from "react";
import { SERVER_PATHS } from "#app/paths.ts";
import { useVisualEditing } from "./use-visual-editing.ts";

/** What the staff has in a preview; visitors get none of it. In a window of its own a bar says so. */
export function PreviewTools() {
  const [isWindow, setIsWindow] = useState(false);
  useVisualEditing();
  useEffect(() => setIsWindow(window.parent === window), []);
  return isWindow ? <PreviewBar /> : null;
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
      <a className="inline-flex min-h-11 items-center font-bold underline" href={SERVER_PATHS.previewDisable}>
        Ver la web como es
      </a>
    </aside>
  );
}
