/**
 * Moves the focus once the page is drawn, two frames later. In the moment in which the field that had the focus leaves the page, Orca would
 * not say where the focus goes, and stay behind. Returns what cancels it.
 */
export function focusWhenDrawn(element: HTMLElement | null): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => element?.focus());
  });
  return () => cancelAnimationFrame(frame);
}
