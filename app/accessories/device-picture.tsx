import { Icon } from "#app/ui/icon.tsx";
import { Picture, type PictureContent } from "#app/ui/picture.tsx";
import type { PictureSlot } from "#app/ui/picture-source.ts";

interface Props {
  image: PictureContent | undefined;
  slot: PictureSlot;
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** A device's picture on a tinted background, or an icon where it has no picture. */
export function DevicePicture({ image, slot, sizes, priority = false, className = "" }: Props) {
  return (
    <div className={`device-picture ${className}`.trimEnd()}>
      {image ? (
        <Picture image={image} slot={slot} sizes={sizes} priority={priority} />
      ) : (
        <Icon name="shield" size={64} className="text-brand-600/50" />
      )}
    </div>
  );
}
