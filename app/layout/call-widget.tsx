import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  /** By position and device the provider's script finds its place (section 7). */
  position: "top-bar" | "main-bar";
  device: "mobile" | "desktop";
  /** What stands there while the widget has not loaded. */
  fallback?: ReactNode;
  className?: string;
}

/** Where the click-to-call provider's script puts its button; what it puts in is its own, not React's. */
export function CallWidget({ position, device, fallback = null, className = "" }: Props) {
  const { place, isFilled } = useFilled();
  return (
    <>
      <div ref={place} data-call-widget={`${position}-${device}`} className={isFilled ? className : "hidden"} />
      {isFilled ? null : fallback}
    </>
  );
}

/** Whether somebody has put something into an element that is ours to leave empty. */
function useFilled() {
  const place = useRef<HTMLDivElement>(null);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => setFilled(element.childElementCount > 0);
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true });
    look();
    return () => observer.disconnect();
  }, []);
  return { place, isFilled };
}
