import { Icon } from "#app/ui/icon.tsx";
import { Picture, type PictureContent } from "#app/ui/picture.tsx";
import { type PictureSlot, type PictureSource, pictureAttributes } from "#app/ui/picture-source.ts";

interface BaseProps {
  slot: PictureSlot;
  sizes: string;
  /** Media query of the screens on which the picture is small and shows only its hotspot. */
  closeUpMedia?: string;
  priority?: boolean;
  className?: string;
}

type Props = BaseProps &
  (
    | { image: PictureContent | undefined; decorative?: false }
    // Without its alternative text, because the name beside it says the same.
    | { image: PictureSource | undefined; decorative: true }
  );

/** A device's picture on a tinted background, or an icon where it has no picture. */
export function DevicePicture({ slot, sizes, closeUpMedia, priority = false, className = "", ...props }: Props) {
  const place = { slot, sizes, priority };
  return (
    <div className={`picture-box ${className}`.trimEnd()}>
      {props.image ? (
        <picture>
          {closeUpMedia && props.image.focus ? (
            // With a width and `sizes`, as the picture below may have: HTML allows no mixture.
            <source
              media={closeUpMedia}
              srcSet={`${pictureAttributes(props.image, "closeUp", "").src} 480w`}
              sizes={sizes}
            />
          ) : null}
          {props.decorative ? (
            <Picture {...place} image={props.image} decorative />
          ) : (
            <Picture {...place} image={props.image} />
          )}
        </picture>
      ) : (
        <Icon name="shield" size={64} className="text-brand-600/50" />
      )}
    </div>
  );
}
