/**
 * React drops the HTML of what it has not hydrated, and hides the page, when the address changes. So until it answers everywhere, links, forms
 * and the Back button are the browser's, as without JavaScript.
 */
export function leaveAddressToBrowser(): void {
  for (const type of ["click", "submit", "formdata", "popstate"]) addEventListener(type, leaveToBrowser, true);
}

/** Does what changes the address by itself once React answers everywhere. */
export function onceHydrated(act: () => void): void {
  if (window.earlyInput) later.push(act);
  else act();
}

/** Call it when React answers everywhere. */
export function endHydration(): void {
  window.earlyInput = undefined;
  for (const act of later.splice(0)) act();
}

/** The code of a component did not come: the page stays as the server sent it, and a later page is fetched whole. */
export function leavePageAsSent(): void {
  isWithoutCode = true;
  if (urlNow() !== firstUrl) window.location.reload();
}

const urlNow = () => window.location.pathname + window.location.search;
const firstUrl = import.meta.env.SSR ? "" : urlNow();
const later: (() => void)[] = [];
/** What a click leads on with. A box in a form is React's: it has to know of each click. */
const FOLLOWED = "a[href], form[action] :is(button:not([type=button]), input[type=submit])";
let isWithoutCode = false;

function leaveToBrowser(event: Event): void {
  if (!window.earlyInput && !isWithoutCode) return;
  if (event.type === "popstate") {
    event.stopImmediatePropagation();
    if (isWithoutCode) leavePageAsSent();
    else onceHydrated(() => dispatchEvent(new PopStateEvent("popstate", { state: history.state })));
  } else if (event instanceof FormDataEvent) {
    // The fields of a form that React sends.
    for (const name of ["stay", "elapsed"]) event.formData.delete(name);
    // A form without an address is one that only React answers.
  } else if (
    event.target instanceof Element &&
    event.target.closest(event.type === "click" ? FOLLOWED : "form[action]")
  ) {
    event.stopPropagation();
  }
}
