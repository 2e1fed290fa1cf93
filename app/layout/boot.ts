declare global {
  interface Window {
    /** What the visitor did before the page's code could answer. */
    earlyInput?: EarlyInput;
  }
}

export interface EarlyInput {
  /** Buttons and links to dialogs that were clicked, once for each click, and fields that were changed, in order. */
  controls: Element[];
  /** Ends the record: React answers from now on. */
  stop: () => void;
}

/**
 * Fetches the page's code and starts it: when the page has loaded, is shown, and the browser is idle, at the latest two seconds after it
 * has loaded, or at the first touch or key. Until then links and forms work as they do without JavaScript; clicks on other buttons and on links to
 * dialogs and changes of fields are recorded, and repeated once React answers. It is added to the manifest of the routes
 * (docs/decisions/0086), so it uses nothing from outside.
 */
export default function boot(): void {
  const { entry, routes: all } = window.__remixManifest;
  // The page's routes, outermost first.
  const routes = (document.currentScript?.dataset.routes ?? "").split(" ").flatMap((id) => all[id] ?? []);
  const files = new Set([...entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])]);

  const controls: Element[] = [];
  const record = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type !== "click") {
      if (!controls.includes(target)) controls.push(target);
      return;
    }
    const { button, ctrlKey, metaKey, shiftKey, altKey } =
      event instanceof MouseEvent ? event : new MouseEvent("click");
    const control = target.closest("button[type=button], a[aria-haspopup=dialog]");
    // Modified clicks open a new tab or window.
    if (!control || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    controls.push(control);
  };
  const recorded = ["click", "input", "change"];
  for (const type of recorded) document.addEventListener(type, record, true);
  const stop = () => {
    for (const type of recorded) document.removeEventListener(type, record, true);
  };
  window.earlyInput = { controls, stop };

  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    const load = (url: string) => import(/* @vite-ignore */ url);
    const [modules] = await Promise.all([
      Promise.all(routes.map(({ module }) => load(module))),
      ...[...files].map(load),
    ]);
    window.__remixRouteModules = Object.fromEntries(routes.map(({ id }, index) => [id, modules[index]]));
    await load(entry.module);
  };
  const startOrGiveUp = () =>
    start().catch((error: unknown) => {
      // Without its code the page works as without JavaScript.
      stop();
      for (const control of controls) if (control instanceof HTMLAnchorElement) control.click();
      throw error;
    });
  for (const type of ["pointerdown", "touchstart", "keydown", "focusin"]) {
    document.addEventListener(type, startOrGiveUp, { capture: true, once: true, passive: true });
  }
  const startWhenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(startOrGiveUp) : setTimeout(startOrGiveUp);
  // A browser can be idle before it paints a page that has loaded: the code would be fetched beside what the page needs to be shown.
  const startWhenShown = () => {
    const startWhenPainted = (list: PerformanceObserverEntryList) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) startWhenIdle();
    };
    requestAnimationFrame(() => new PerformanceObserver(startWhenPainted).observe({ type: "paint", buffered: true }));
    // A browser may never paint, such as in a tab behind another, or never be idle, such as beside other windows on a slow machine.
    setTimeout(startOrGiveUp, 2_000);
  };
  // The Studio's preview waits for the page's answer.
  if (window.parent !== window) startOrGiveUp();
  else if (document.readyState === "complete") startWhenShown();
  else addEventListener("load", startWhenShown, { once: true });
}
