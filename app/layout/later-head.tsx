import { Meta } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { repeatEarlyInput, waitFor } from "#app/hydration/early-input.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** What `Meta` renders (`app/seo/page-meta.ts`). */
const META =
  "title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]";

/** Keeps the head up to date after hydration, outside of React's container: the page's language, and what `Meta` renders. */
export function LaterHead({ lang }: { lang: string }) {
  const sent = useRef<Element[]>([]);
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useLayoutEffect(() => {
    if (isHydrated) for (const element of sent.current.splice(0)) element.remove();
    else sent.current = [...document.head.querySelectorAll(META)];
  }, [isHydrated]);
  useLayoutEffect(() => waitFor(sent), []);
  useEffect(() => repeatEarlyInput(sent), []);
  return isHydrated ? createPortal(<Meta />, document.head) : null;
}
