import { useSearchParams } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Extras, extrasOf } from "./checkout-path.ts";

interface ChosenExtras {
  extras: Extras;
  choose: (change: Partial<Extras>) => void;
  /** For the form that holds the boxes `camara` and `boton_panico`. */
  form: RefObject<HTMLFormElement>;
}

/**
 * The extras of a kit while one chooses: at first as marketing has it, then, once the page has loaded, as the address says
 * ('?camara=true'), or as somebody was quick to tick. The page itself is the same for everybody, so that it can be cached.
 */
export function useExtras(first: Extras): ChosenExtras {
  const form = useRef<HTMLFormElement>(null);
  const [extras, setExtras] = useState(first);
  const [query] = useSearchParams();
  const asked = query.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the kit comes with is read once; another kit is another form.
  useEffect(() => {
    const ticked = (name: string, otherwise: boolean) => {
      const box = form.current?.elements.namedItem(name);
      return box instanceof HTMLInputElement ? box.checked : otherwise;
    };
    const now = {
      camera: ticked("camara", first.camera),
      panicButton: ticked("boton_panico", first.panicButton),
    };
    setExtras(extrasOf(new URLSearchParams(asked), now));
  }, [asked]);
  return { extras, choose: (change) => setExtras((chosen) => ({ ...chosen, ...change })), form };
}
