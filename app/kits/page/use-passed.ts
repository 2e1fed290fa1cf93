import { type RefObject, useEffect, useState } from "react";

/** Whether the visitor has scrolled past an element, so that it is above the screen. False on the server. */
export function usePassed(ref: RefObject<Element>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries)
        setPassed(!isIntersecting && boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isPassed;
}
