import type { Phrase } from "#app/content/localized.ts";
import { useLocale } from "#app/i18n/t.tsx";

/** A picture of the content, in the page's language. */
export interface PictureContent {
  url: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  alt: Phrase;
}

const WIDTHS = [320, 480, 640, 960, 1280, 1920];
const QUALITY = 70;

const atWidth = (url: string, width: number) => `${url}?w=${width}&q=${QUALITY}&auto=format&fit=max`;

interface Props {
  image: PictureContent;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Loads at once and first: for the one picture that the visitor sees on opening the page. */
  isFirst?: boolean;
  className?: string;
}

/** A picture in the size and format that the browser needs. Its room is kept, so that nothing moves. */
export function Picture({ image, sizes, isFirst = false, className }: Props) {
  const locale = useLocale();
  const largest = image.width ?? Number.POSITIVE_INFINITY;
  const widths = WIDTHS.filter((width, position) => position === 0 || width <= largest);
  return (
    <img
      src={atWidth(image.url, 960)}
      srcSet={widths.map((width) => `${atWidth(image.url, width)} ${width}w`).join(", ")}
      sizes={sizes}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      alt={image.alt.text}
      lang={image.alt.lang === locale ? undefined : image.alt.lang}
      loading={isFirst ? "eager" : "lazy"}
      // React 18 knows this attribute by its lower-case name only.
      {...{ fetchpriority: isFirst ? "high" : undefined }}
      decoding={isFirst ? "sync" : "async"}
      className={className}
    />
  );
}
