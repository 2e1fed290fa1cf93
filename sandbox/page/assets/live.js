// Reloads the lists on every event. Cards stay expanded or collapsed.

const live = document.getElementById("live");

/** @param {boolean} isConnected */
function showConnection(isConnected) {
  if (!live) return;
  live.textContent = isConnected ? "En directo" : "Sin conexión en directo";
  live.classList.toggle("on", isConnected);
}

/** Whether a refresh is running, and whether another event arrived meanwhile. */
let isRefreshing = false;
let isStale = false;

async function refresh() {
  isStale = true;
  if (isRefreshing) return;
  isRefreshing = true;
  try {
    while (isStale) {
      isStale = false;
      const response = await fetch("/");
      replaceLists(new DOMParser().parseFromString(await response.text(), "text/html"));
    }
  } finally {
    isRefreshing = false;
  }
}

/** @param {Document} fresh */
function replaceLists(fresh) {
  const known = new Map([...document.querySelectorAll("details")].map((card) => [card.id, card.open]));
  for (const card of fresh.querySelectorAll("details")) {
    const wasOpen = known.get(card.id);
    if (wasOpen !== undefined) card.open = wasOpen;
    else if (known.size > 0) card.classList.add("new");
  }
  for (const id of ["received", "failures"]) {
    const current = document.getElementById(id);
    const next = fresh.getElementById(id);
    if (current && next) current.replaceWith(document.adoptNode(next));
  }
}

const events = new EventSource("/events");
events.addEventListener("open", () => {
  showConnection(true);
  refresh(); // Requests received while disconnected.
});
events.addEventListener("error", () => showConnection(false));
events.addEventListener("received", refresh);
events.addEventListener("emptied", refresh);

document.addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("button[data-copy]") : null;
  const value = button?.getAttribute("data-copy");
  if (!button || !value) return;
  await navigator.clipboard.writeText(value);
  button.classList.add("copied");
  button.addEventListener("animationend", () => button.classList.remove("copied"), { once: true });
});
