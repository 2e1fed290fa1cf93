import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "./icon.tsx";

/** How long it stays, in milliseconds; as long as one wants while it is pointed at. */
const STAYS = 5000;

interface Props {
  /** What happened; every change of it is told. What it is at first is not. */
  occasion: string;
  closeLabel: string;
  children: ReactNode;
}

/** Tells at the screen's edge what a visitor's act has changed, read out politely. Nothing needs an answer, nothing is lost when it goes. */
export function Toast({ occasion, closeLabel, children }: Props) {
  const [told, setTold] = useState(occasion);
  const [isHeld, setHeld] = useState(false);
  const isShown = told !== occasion;
  useEffect(() => {
    if (!isShown || isHeld) return;
    const timer = setTimeout(() => setTold(occasion), STAYS);
    return () => clearTimeout(timer);
  }, [isShown, isHeld, occasion]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-50 flex justify-center px-4 lg:bottom-8"
    >
      {isShown ? (
        <div
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          className="pointer-events-auto flex items-center gap-3 rounded-full bg-brand-900 py-1.5 pr-2 pl-5 font-semibold text-white shadow-card"
        >
          {children}
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => setTold(occasion)}
            className="flex size-11 items-center justify-center rounded-full hover:bg-white/15"
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
