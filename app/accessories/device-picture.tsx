import { Icon } from "#app/ui/icon.tsx";
import { Picture, type PictureContent } from "#app/ui/picture.tsx";

interface Props {
  image: PictureContent | null;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  isFirst?: boolean;
  className?: string;
}

/** A device's picture on its ground; where there is none yet, the ground with a sign. */
export function DevicePicture({ image, sizes, isFirst = false, className = "" }: Props) {
  return (
    <div className={`grid aspect-[4/3] place-items-center overflow-hidden bg-tint ${className}`}>
      {image ? (
        <Picture image={image} sizes={sizes} isFirst={isFirst} className="size-full min-h-0 p-5" />
      ) : (
        <Icon name="shield" size={64} className="text-brand-600/40" />
      )}
    </div>
  );
}
