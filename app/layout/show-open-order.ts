/**
 * Shows the element before the script, if an order is open, before the page is painted. It is an inline script, so it uses
 * no imports: the key is that of `app/site/open-order.ts`.
 */
export default function showOpenOrder(): void {
  try {
    const bar = document.currentScript?.previousElementSibling;
    if (bar && Number(localStorage.getItem("openOrder")) > Date.now()) bar.removeAttribute("hidden");
  } catch {
    // Without storage there is nothing to show.
  }
}
