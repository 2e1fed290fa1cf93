/**
 * Lets the browser handle links, forms and the Back button until the page is hydrated, as without JavaScript. If Remix handled them,
 * React would drop the HTML that it has not hydrated, and the page would be empty for a moment.
 */
export function leaveAddressToBrowser(): void {
  for (const type of ["click", "submit", "formdata", "popstate"]) addEventListener(type, leaveToBrowser, true);
}

/** Runs a function that changes the address once the page is hydrated; at once if it is. */
export function onceHydrated(act: () => void): void {
  if (window.earlyInput) later.push(act);
  else act();
}

/** Call it when the whole page is hydrated. */
export function endHydration(): void {
  window.earlyInput = undefined;
  for (const act of later.splice(0)) act();
}

/**
 * Keeps the page as the server sent it, when the code of a component could not be loaded. Links then load whole pages. At another address
 * the page is loaded again.
 *
 * @param isStep whether the component is a step of the checkout, which comes at the same address: then also once all is hydrated.
 */
export function leavePageAsSent(isStep = false): void {
  isWithoutCode = true;
  if (urlNow() !== firstUrl || (isStep && !window.earlyInput)) window.location.reload();
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
    // Fields for a form that Remix sends.
    for (const name of ["stay", "elapsed"]) event.formData.delete(name);
    // A form without an address works only with React.
  } else if (
    event.target instanceof Element &&
    event.target.closest(event.type === "click" ? FOLLOWED : "form[action]")
  ) {
    event.stopPropagation();
  }
}
