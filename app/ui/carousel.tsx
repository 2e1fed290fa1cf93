import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper/types";
import { Icon } from "./icon.tsx";

/** How long a slide takes, in milliseconds (section 9). */
const SPEED = 500;

interface Props {
  /** What stands above: the buttons stand beside it. */
  heading: ReactNode;
  labels: { previous: string; next: string };
  /** Each slide with its key; on phones one stands in sight, from 648 px two (section 9), on wide screens as many as fit. */
  slides: { key: string; content: ReactNode }[];
}

/**
 * Slides side by side, moved by finger, wheel or keyboard, and by two buttons. Swiper takes the list over when it comes near the
 * screen and leaves the scrolling to the browser, so the list works as well before, and without JavaScript. Nothing moves by itself.
 */
export function Carousel({ heading, labels, slides }: Props) {
  const { list, swiper, ends } = useSwiper(slides.length);
  return (
    <>
      <div className="flex items-end justify-between gap-6">
        {heading}
        <div className={`hidden shrink-0 gap-3 md:flex ${swiper && !ends.isLocked ? "" : "invisible"}`}>
          <MoveButton
            label={labels.previous}
            icon="previous"
            isAtEnd={ends.isBeginning}
            onClick={() => swiper?.slidePrev()}
          />
          <MoveButton label={labels.next} icon="next" isAtEnd={ends.isEnd} onClick={() => swiper?.slideNext()} />
        </div>
      </div>
      <div ref={list} className="-mx-4 mt-6 overflow-hidden lg:-mx-8">
        <ul className="swiper-wrapper relative flex snap-x snap-mandatory scroll-px-4 overflow-x-auto px-4 pt-2 pb-7 [scrollbar-color:var(--color-brand-100)_transparent] [scrollbar-width:thin] lg:scroll-px-8 lg:px-8">
          {slides.map(({ key, content }) => (
            <li
              key={key}
              className="swiper-slide flex w-[84%] shrink-0 snap-start pr-5 *:w-full md:w-1/2 lg:w-1/3 xl:w-1/4"
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const AT_START = { isBeginning: true, isEnd: false, isLocked: false };

/** Hands the list to Swiper once it comes near the screen, and tells at which end it stands. */
function useSwiper(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [ends, setEnds] = useState(AT_START);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides, another carousel.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let made: Swiper | undefined;
    let isGone = false;
    const take = async () => {
      const { Swiper: Carousel } = await import("swiper");
      if (isGone) return;
      const tell = ({ isBeginning, isEnd, isLocked }: Swiper) => setEnds({ isBeginning, isEnd, isLocked });
      made = new Carousel(element, {
        cssMode: true,
        slidesPerView: "auto",
        speed: SPEED,
        watchOverflow: true,
        on: { init: tell, progress: tell, resize: tell, lock: tell, unlock: tell },
      });
      setSwiper(made);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without it the list scrolls as before; the browser tells of what it could not fetch.
        take().catch(() => undefined);
      },
      { rootMargin: "300px" },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      made?.destroy(true, false);
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

/** Stays in the order of the keyboard at the end, so that focus is not lost there. */
function MoveButton({ label, icon, isAtEnd, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onClick}
      className="flex size-12 items-center justify-center rounded-full border-2 border-brand-700 text-brand-700 transition-colors hover:bg-brand-50 aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} />
    </button>
  );
}
