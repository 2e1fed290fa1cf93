import { Meta, useLocation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { repeatEarlyInput, waitFor } from "#app/hydration/early-input.ts";

/** What `Meta` renders (`app/seo/page-meta.ts`). */
const META =
  "title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate], script[type='application/ld+json']";

/**
 * Updates the head, which is outside of React's container: the page's language, and after the first navigation what `Meta` renders.
 * Until then the server's head stays, for search engines that run scripts.
 */
export function LaterHead({ lang }: { lang: string }) {
  const { key } = useLocation();
  const firstKey = useRef(key).current;
  const [isLater, setLater] = useState(false);
  if (key !== firstKey && !isLater) setLater(true);
  const sent = useRef<Element[]>([]);
  const token = useRef({}).current;
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useLayoutEffect(() => {
    sent.current = [...document.head.querySelectorAll(META)];
  }, []);
  useLayoutEffect(() => {
    if (isLater) for (const element of sent.current) element.remove();
  }, [isLater]);
  useLayoutEffect(() => waitFor(token), [token]);
  useEffect(() => repeatEarlyInput(token), [token]);
  return isLater ? createPortal(<Meta />, document.head) : null;
}
