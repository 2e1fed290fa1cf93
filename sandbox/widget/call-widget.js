// Stand-in for the click-to-call provider's script: it puts a button into each of the places that pages keep for it, by position and
// device, those of pages to come too. A press says which, and calls nobody.
document.documentElement.dataset.callWidget = "sandbox";

/** @param {HTMLElement} place */
function fill(place) {
  if (place.childElementCount > 0) return;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = document.documentElement.lang === "eu" ? "Deitu klik batez" : "Llámame con un clic";
  button.style.cssText =
    "min-height: 44px; padding: 0 12px; font-weight: 700; color: inherit; text-decoration: underline;";
  button.addEventListener("click", () => {
    document.documentElement.dataset.callWidgetPressed = place.dataset.callWidget;
  });
  place.append(button);
}

function fillAll() {
  for (const place of document.querySelectorAll("[data-call-widget]:not(html)")) {
    if (place instanceof HTMLElement) fill(place);
  }
}

new MutationObserver(fillAll).observe(document.body, { childList: true, subtree: true });
fillAll();
