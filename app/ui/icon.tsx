import type { IconName } from "./icons/icon-names.ts";
import sprite from "./icons/sprite.svg?url&no-inline";

/** A decorative icon, hidden from screen readers. `size` in CSS pixels. */
export function Icon({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
