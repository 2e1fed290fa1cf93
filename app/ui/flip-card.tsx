import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface Props {
  /** Always visible if there is no back. */
  front: ReactNode;
  back: ReactNode | null;
  /** Labels of the button on each side, and the card's name for screen readers. */
  turn: { over: ReactNode; back: ReactNode; name: ReactNode };
  onTurnOver?: () => void;
}

/**
 * A card that turns over, if it has a back. See docs/rules.md#flip-cards. A native `details` element turns it, so touch, keyboard and
 * screen readers reach the back, without JavaScript too.
 */
export function FlipCard({ front, back, turn, onTurnOver }: Props) {
  return (
    <article className="flip-card">
      <div className="card flip-face">{front}</div>
      {back ? (
        <details onToggle={(event) => event.currentTarget.open && onTurnOver?.()}>
          <summary>
            <span className="sr-only">{turn.over}</span>
            <span>{turn.back}</span>
            <span className="sr-only"> {turn.name}</span>
            <Icon name="next" size={18} />
          </summary>
          <div className="card flip-face flip-back">{back}</div>
        </details>
      ) : null}
    </article>
  );
}
