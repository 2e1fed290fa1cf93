/**
 * Shows the element before the script, if an order is open, before the page is painted. Its button closes it also before
 * React runs. It is an inline script, so it uses no imports: the key is that of `app/site/open-order.ts`.
 */
export default function showOpenOrder(): void {
  try {
    const bar = document.currentScript?.previousElementSibling;
    if (!bar || !(Number(localStorage.getItem("openOrder")) > Date.now())) return;
    bar.removeAttribute("hidden");
    bar.querySelector("button")?.addEventListener("click", () => {
      localStorage.removeItem("openOrder");
      bar.setAttribute("hidden", "");
    });
  } catch {
    // Without storage there is nothing to show.
  }
}
