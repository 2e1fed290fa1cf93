import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

interface Props {
  /** What stands above: the buttons stand beside it. */
  heading: ReactNode;
  labels: { previous: string; next: string };
  /** The items of the list, each an `li` that says how wide it is. */
  children: ReactNode;
}

/** Items side by side that are moved by finger, wheel or keyboard, and with JavaScript by two buttons. Nothing moves by itself. */
export function Slider({ heading, labels, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [isMovable, setMovable] = useState(false);
  useEffect(() => {
    const items = list.current;
    if (!items) return;
    const observer = new ResizeObserver(() => setMovable(items.scrollWidth > items.clientWidth));
    observer.observe(items);
    return () => observer.disconnect();
  }, []);
  const move = (direction: -1 | 1) => {
    const items = list.current;
    items?.scrollBy({ left: direction * items.clientWidth * 0.8 });
  };
  return (
    <>
      <div className="flex items-end justify-between gap-6">
        {heading}
        <div className={`hidden shrink-0 gap-3 md:flex ${isMovable ? "" : "invisible"}`}>
          <SliderButton label={labels.previous} icon="previous" onClick={() => move(-1)} />
          <SliderButton label={labels.next} icon="next" onClick={() => move(1)} />
        </div>
      </div>
      <ul
        ref={list}
        className="-mx-4 mt-8 flex snap-x snap-proximity scroll-px-4 gap-5 overflow-x-auto scroll-smooth px-4 pt-1 pb-6 [scrollbar-color:var(--color-brand-100)_transparent] [scrollbar-width:thin] *:shrink-0 *:snap-start lg:-mx-8 lg:scroll-px-8 lg:px-8"
      >
        {children}
      </ul>
    </>
  );
}

interface ButtonProps {
  label: string;
  icon: "previous" | "next";
  onClick: () => void;
}

function SliderButton({ label, icon, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="flex size-12 items-center justify-center rounded-full border-2 border-brand-700 text-brand-700 transition-colors hover:bg-brand-50"
    >
      <Icon name={icon} />
    </button>
  );
}
