import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const FACE =
  "[grid-area:1/1] flex flex-col overflow-hidden rounded-lg shadow-card backface-hidden transition-[rotate,transform,visibility] duration-250";

interface Props {
  /** Always visible if there is no back. */
  front: ReactNode;
  back: ReactNode | null;
  /** Labels of the button on each side, and the card's name for screen readers. */
  turn: { over: ReactNode; back: ReactNode; name: ReactNode };
  /** Called when the card turns to its back. */
  onTurnOver?: () => void;
}

/**
 * A card that turns over, if it has a back. See docs/rules.md#flip-cards. A native `details` element turns it, so touch, keyboard and
 * screen readers reach the back, without JavaScript too. Both faces share one grid cell, so the taller one sets the height.
 */
export function FlipCard({ front, back, turn, onTurnOver }: Props) {
  return (
    <article className="group/card grid grow perspective-[1400px]">
      <div
        className={`${FACE} bg-white ${back ? "pb-16 group-has-[details[open]]/card:invisible group-has-[details[open]]/card:rotate-y-180" : ""}`}
      >
        {front}
      </div>
      {back ? (
        <details
          onToggle={(event) => event.currentTarget.open && onTurnOver?.()}
          className="pointer-events-none grid [grid-area:1/1] details-content:contents details-content:[content-visibility:visible]"
        >
          <summary className="pointer-events-auto z-10 mx-5 mb-5 inline-flex min-h-11 list-none items-center gap-2 self-end justify-self-start rounded-full bg-brand-100 px-4 text-sm font-semibold text-brand-700 [grid-area:1/1] hover:bg-white [&::-webkit-details-marker]:hidden">
            <Icon name="turn" size={16} />
            <span className="group-has-[details[open]]/card:hidden">{turn.over}</span>
            <span className="hidden group-has-[details[open]]/card:inline">{turn.back}</span>
            <span className="sr-only"> {turn.name}</span>
          </summary>
          <div
            className={`${FACE} pointer-events-auto invisible -rotate-y-180 gap-3 bg-brand-900 p-6 pb-20 text-white group-has-[details[open]]/card:visible group-has-[details[open]]/card:rotate-y-0`}
          >
            {back}
          </div>
        </details>
      ) : null}
    </article>
  );
}
