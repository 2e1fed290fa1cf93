type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The state of a field. It is found again by its name: React may replace the element. */
export interface EarlyField {
  element: Field;
  name: string;
  /** The position among the fields of the same name. */
  index: number;
  value: string;
  checked: boolean;
}

/** What the visitor did before React answered: the clicked buttons and the changed fields, in order, and the last field with the focus. */
export interface EarlyInput {
  clicks: HTMLElement[];
  fields: Map<string, EarlyField>;
  focused?: EarlyField | undefined;
  stateOf: (field: unknown) => EarlyField | undefined;
  note: (event: Pick<Event, "type" | "target">) => void;
}

declare global {
  interface Window {
    /** Undefined once React answers everywhere. */
    earlyInput?: EarlyInput | undefined;
  }
}

/**
 * Runs Remix's scripts, which wait in a `template`, once the page is painted and the browser is idle, or at the first touch or key. Until
 * React answers, it records what only React can answer (`early-input.ts`): links and forms work without it. This function is sent as an
 * inline script, so it uses nothing from outside.
 *
 * An older browser keeps the page as it was sent, without the mark that the variant `noscript` of the styles looks for: code that it knows
 * in part could fail when half of it has run (docs/rules.md#browsers).
 */
export default function startPage(): void {
  // The two features that the oldest browsers of the list got last: Firefox 125, Chrome 123 and Safari 17.5 have both.
  if (!("Segmenter" in Intl && CSS.supports("color", "light-dark(red, red)"))) return;
  document.documentElement.dataset.scripts = "";
  const stateOf = (element: unknown): EarlyField | undefined => {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    if (!isField || !element.name) return undefined;
    const { name, value } = element;
    const index = [...document.getElementsByName(name)].indexOf(element);
    return { element, name, index, value, checked: "checked" in element && element.checked };
  };
  const early: EarlyInput = {
    clicks: [],
    fields: new Map(),
    stateOf,
    note({ type, target }) {
      const field = stateOf(target);
      const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
      if (type === "focusin") early.focused = field;
      else if (type === "click") button && early.clicks.push(button);
      else if (field) early.fields.set(field.name + field.index, field);
    },
  };
  window.earlyInput = early;
  for (const type of ["click", "input", "change", "focusin"]) addEventListener(type, early.note, true);
  // From then on the visitor decides what is on the screen (`useOpenTarget`).
  for (const type of ["wheel", "touchmove", "keydown"])
    addEventListener(type, () => (document.documentElement.dataset.scrolled = ""), { once: true, passive: true });

  const run = () => {
    const scripts = document.getElementById("remix-scripts");
    if (scripts instanceof HTMLTemplateElement) scripts.replaceWith(scripts.content);
  };
  // The end of the page may not have arrived.
  const runWhenRead = () => (document.readyState === "loading" ? addEventListener("DOMContentLoaded", run) : run());
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, runWhenRead, true);
  const runWhenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run));
  addEventListener("load", () => {
    // A browser can be idle before it paints, and never paints a tab behind another. The Studio's preview waits for the page.
    new PerformanceObserver(runWhenIdle).observe({ type: "paint", buffered: true });
    setTimeout(run, window.parent === window ? 2000 : 0);
  });
}
