/**
 * Moves the focus once the page is drawn, two frames later. In the moment in which the field that had the focus leaves the page, Orca would
 * not say where the focus goes, and stay behind. A visitor who has moved the focus meanwhile keeps it. Returns what cancels it.
 */
export function focusWhenDrawn(element: HTMLElement | null): () => void {
  const before = document.activeElement;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (document.activeElement === before || !before?.isConnected) element?.focus();
    });
  });
  return () => cancelAnimationFrame(frame);
}
