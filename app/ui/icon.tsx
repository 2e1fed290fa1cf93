import type { IconName } from "./icons/icon-names.ts";
import sprite from "./icons/sprite.svg?url&no-inline";

/** A decorative icon, hidden from screen readers. `size` in CSS pixels at the browser's default text size: it grows with the text. */
export function Icon({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) {
  const side = `${size / 16}rem`;
  return (
    <svg aria-hidden="true" width={side} height={side} className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
