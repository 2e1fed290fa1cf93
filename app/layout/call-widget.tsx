import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  /** The provider's script finds the element by position and device. See docs/rules.md#call-widget. */
  position: "top-bar" | "main-bar";
  device: "mobile" | "desktop";
  /** Shown until the widget has loaded. */
  fallback?: ReactNode;
  className?: string;
}

/** The element that the click-to-call provider's script fills with its button. React does not control its content. */
export function CallWidget({ position, device, fallback = null, className = "" }: Props) {
  const { element, isFilled } = useFilled();
  return (
    <>
      <div ref={element} data-call-widget={`${position}-${device}`} className={isFilled ? className : "hidden"} />
      {isFilled ? null : fallback}
    </>
  );
}

/** Whether a third-party script has filled the element. */
function useFilled() {
  const ref = useRef<HTMLDivElement>(null);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const check = () => setFilled(element.childElementCount > 0);
    const observer = new MutationObserver(check);
    observer.observe(element, { childList: true });
    check();
    return () => observer.disconnect();
  }, []);
  return { element: ref, isFilled };
}
