import { type RefObject, useEffect, useState } from "react";

/** Whether an element is outside of the screen. False on the server. */
export function useOutOfView(ref: RefObject<Element>): boolean {
  const [isOutOfView, setOutOfView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setOutOfView(!isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isOutOfView;
}
