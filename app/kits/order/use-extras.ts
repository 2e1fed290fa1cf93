import { useSearchParams } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Extras, parseExtras } from "./checkout-path.ts";

interface ChosenExtras {
  extras: Extras;
  choose: (change: Partial<Extras>) => void;
  /** Ref of the form with the checkboxes `camara` and `boton_panico`. */
  form: RefObject<HTMLFormElement>;
}

/**
 * The extras that are chosen in a form. The server renders the kit's defaults, so that the page can be cached. After hydration the
 * URL decides ('?camara=true'), otherwise the checkboxes, which the visitor may have clicked before hydration.
 *
 * @param isInUrl Whether the page is stored by the extras in its URL (`EXTRAS_SEARCH`), so that the server renders them.
 */
export function useExtras(defaults: Extras, isInUrl = false): ChosenExtras {
  const form = useRef<HTMLFormElement>(null);
  const [searchParams] = useSearchParams();
  const [extras, setExtras] = useState(() => (isInUrl ? parseExtras(searchParams, defaults) : defaults));
  const queryString = searchParams.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the defaults are read once, because every kit has a form of its own.
  useEffect(() => {
    const isChecked = (name: string, initial: boolean) => {
      const checkbox = form.current?.elements.namedItem(name);
      return checkbox instanceof HTMLInputElement ? checkbox.checked : initial;
    };
    const current = {
      camera: isChecked("camara", defaults.camera),
      panicButton: isChecked("boton_panico", defaults.panicButton),
    };
    setExtras(parseExtras(new URLSearchParams(queryString), current));
  }, [queryString]);
  return { extras, choose: (change) => setExtras((chosen) => ({ ...chosen, ...change })), form };
}
