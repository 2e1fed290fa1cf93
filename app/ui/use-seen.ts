import { type RefObject, useEffect, useState } from "react";

/** Whether an element has come into sight: false on the server, and while what it stands in is folded. */
export function useSeen(ref: RefObject<Element>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}
