import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper/types";
import { Icon } from "./icon.tsx";

/** Duration of a slide in milliseconds. See docs/rules.md#interface-constants. */
const SPEED_MS = 500;

interface Props {
  /** Above the slides, beside the buttons. */
  heading: ReactNode;
  /** Beside the buttons, on a wide screen. */
  link?: ReactNode;
  labels: { previous: string; next: string };
  /** Phones show one slide, screens from 648 px two, wider ones three or four. See docs/rules.md#interface-constants. */
  slides: { key: string; content: ReactNode }[];
}

/**
 * Slides in a row, moved by touch, wheel, keyboard or two buttons. They never move on their own. Swiper is loaded when the list comes
 * near the viewport. The browser does the scrolling, so the list also works before that, and without JavaScript.
 */
export function Carousel({ heading, link, labels, slides }: Props) {
  const { list, swiper, ends } = useSwiper(slides.length);
  return (
    <>
      <div className="flex items-end justify-between gap-6">
        {heading}
        <div className="hidden shrink-0 gap-3 md:flex">
          {link}
          <div className={`flex gap-3 ${swiper && !ends.isLocked ? "" : "invisible"}`.trimEnd()}>
            <MoveButton
              label={labels.previous}
              icon="previous"
              isAtEnd={ends.isBeginning}
              onClick={() => swiper?.slidePrev()}
            />
            <MoveButton label={labels.next} icon="next" isAtEnd={ends.isEnd} onClick={() => swiper?.slideNext()} />
          </div>
        </div>
      </div>
      <div ref={list} className="-mx-(--side) mt-6 overflow-hidden">
        <ul className="swiper-wrapper slides">
          {slides.map(({ key, content }) => (
            <li key={key} className="swiper-slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const AT_START = { isBeginning: true, isEnd: false, isLocked: false };

/** Starts Swiper when the list comes near the viewport, and returns whether it is at one of its ends. */
function useSwiper(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [ends, setEnds] = useState(AT_START);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides need a new instance.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let instance: Swiper | undefined;
    let isUnmounted = false;
    const start = async () => {
      const { Swiper: Carousel } = await import("swiper");
      if (isUnmounted) return;
      const updateEnds = ({ isBeginning, isEnd, isLocked }: Swiper) => setEnds({ isBeginning, isEnd, isLocked });
      instance = new Carousel(element, {
        cssMode: true,
        slidesPerView: "auto",
        speed: SPEED_MS,
        watchOverflow: true,
        on: { init: updateEnds, progress: updateEnds, resize: updateEnds, lock: updateEnds, unlock: updateEnds },
      });
      setSwiper(instance);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start().catch(() => {
          // Swiper could not be loaded. The list scrolls without it.
        });
      },
      { rootMargin: "300px" },
    );
    observer.observe(element);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      instance?.destroy(true, false);
      setSwiper(undefined);
      setEnds(AT_START);
    };
  }, [count]);
  return { list, swiper, ends };
}

interface ButtonProps {
  label: string;
  icon: "previous" | "next";
  isAtEnd: boolean;
  onClick: () => void;
}

/** A button that stays focusable at the end of the list, so that the focus is not lost there. */
function MoveButton({ label, icon, isAtEnd, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onClick}
      className="button button-quiet size-12 p-0 aria-disabled:opacity-50"
    >
      <Icon name={icon} />
    </button>
  );
}
