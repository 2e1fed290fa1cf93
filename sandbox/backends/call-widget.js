// Replaces the click-to-call provider's script: adds a button to each slot of the page, also to slots added later. A click records the
// slot on the root element and calls nobody.
document.documentElement.dataset.callWidget = "sandbox";

/** @param {HTMLElement} slot */
function fill(slot) {
  if (slot.childElementCount > 0) return;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = document.documentElement.lang === "eu" ? "Deitu klik batez" : "Llámame con un clic";
  button.style.cssText =
    "min-height: 44px; padding: 0 12px; font-weight: 700; color: inherit; text-decoration: underline;";
  button.addEventListener("click", () => {
    document.documentElement.dataset.callWidgetPressed = slot.dataset.callWidget;
  });
  slot.append(button);
}

function fillAll() {
  for (const slot of document.querySelectorAll("[data-call-widget]:not(html)")) {
    if (slot instanceof HTMLElement) fill(slot);
  }
}

new MutationObserver(fillAll).observe(document.body, { childList: true, subtree: true });
fillAll();
