import { Icon } from "#app/ui/icon.tsx";
import { Picture, type PictureContent } from "#app/ui/picture.tsx";

interface Props {
  image: PictureContent | null;
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** A device's picture on a tinted background, or an icon where it has no picture. */
export function DevicePicture({ image, sizes, priority = false, className = "" }: Props) {
  return (
    <div className={`grid aspect-[4/3] place-items-center overflow-hidden bg-tint ${className}`}>
      {image ? (
        <Picture image={image} sizes={sizes} priority={priority} className="size-full min-h-0 p-5" />
      ) : (
        <Icon name="shield" size={64} className="text-brand-600/40" />
      )}
    </div>
  );
}
