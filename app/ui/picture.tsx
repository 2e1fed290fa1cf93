import { foreignLangOf, type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { type PictureSlot, type PictureSource, pictureAttributes } from "./picture-source.ts";

export interface PictureContent extends PictureSource {
  alt: LocalizedText;
}

interface BaseProps {
  /** The kind of place where the picture is shown, which decides the widths on offer. */
  slot: PictureSlot;
  /** The `sizes` attribute: the width that the picture itself is shown at, without the padding of its box. */
  sizes: string;
  /** Loads immediately: for the main picture at the top of the page. `low`: on the first screen too, but after that one. */
  priority?: boolean | "low";
  className?: string;
}

interface MeaningfulProps extends BaseProps {
  image: PictureContent;
  decorative?: false;
}

interface DecorativeProps extends BaseProps {
  image: PictureSource;
  /** Has no alternative text, because the text beside it says the same. */
  decorative: true;
}

/** A picture of the content, in the size and format that the browser needs. Its box has its size before it is loaded. */
export function Picture(props: MeaningfulProps | DecorativeProps) {
  const { image, slot, sizes, priority = false, className } = props;
  const alt = props.decorative ? "" : props.image.alt;
  return (
    <img
      {...pictureAttributes(image, slot, sizes)}
      alt={textOf(alt)}
      lang={foreignLangOf(alt)}
      // React 18 knows `fetchpriority` by its lower-case name only.
      {...(priority === true ? { fetchpriority: "high" } : { loading: "lazy", decoding: "async" })}
      {...(priority === "low" && { fetchpriority: "low" })}
      className={className}
      data-opaque={image.isOpaque ? "" : undefined}
    />
  );
}
