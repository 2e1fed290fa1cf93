/**
 * Scrolls a page that is shown again to where it was, before it is painted. It is sent as an inline script, so it uses nothing from
 * outside. Remix keeps the positions by the key of the entry in the history.
 */
export default function restoreScroll(): void {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
  try {
    const position = JSON.parse(sessionStorage.getItem("positions") ?? "{}")[history.state.key];
    if (typeof position === "number") scrollTo(0, position);
  } catch {
    // Without storage, or with other content in it, the page begins at its top.
  }
}
