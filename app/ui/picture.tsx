import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { type Crop, cropped } from "./cropped.ts";

/** A picture of the content, in the page's language. */
export interface PictureContent {
  url: string;
  width: number | null;
  height: number | null;
  /** The picture in a few pixels, as a data address. */
  placeholder: string | null;
  crop?: Crop | null;
  /** Where the eye goes, as shares from the left and the top. */
  hotspot?: { x: number | null; y: number | null } | null;
  alt: LocalizedText;
}

const WIDTHS = [320, 480, 640, 960, 1280, 1920];
const QUALITY = 52;

interface Props {
  image: PictureContent;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Loads at once and first: for the one picture that the visitor sees on opening the page. */
  priority?: boolean;
  /** Fills its room and loses its edges, but for where the eye goes; otherwise all of it is shown. */
  cover?: boolean;
  /** What it shows is said beside it, so it is not said again. */
  decorative?: boolean;
  className?: string;
}

/** A picture in the size and format that the browser needs. Its room is kept, so that nothing moves; until it is there, its placeholder is. */
export function Picture({ image, sizes, priority = false, cover = false, decorative = false, className = "" }: Props) {
  const locale = useLocale();
  const { isLoaded, ref } = useLoaded(image.url);
  const { width, height, part } = cropped(image);
  const widths = WIDTHS.filter((step, position) => position === 0 || step <= (width ?? Number.POSITIVE_INFINITY));
  const address = (step: number) => `${image.url}?${part}w=${step}&q=${QUALITY}&auto=format&fit=max`;
  // Cropped, the placeholder would not fit what comes after it.
  const placeholder = part || priority || isLoaded ? null : image.placeholder;
  return (
    <img
      ref={ref}
      src={address(960)}
      srcSet={widths.map((step) => `${address(step)} ${step}w`).join(", ")}
      sizes={sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={decorative ? "" : image.alt.text}
      lang={image.alt.lang === locale || decorative ? undefined : image.alt.lang}
      loading={priority ? "eager" : "lazy"}
      // React 18 knows this attribute by its lower-case name only.
      {...{ fetchpriority: priority ? "high" : undefined }}
      decoding={priority ? "sync" : "async"}
      style={styleOf(cover ? image.hotspot : undefined, placeholder)}
      className={`${cover ? "object-cover" : "object-contain"} ${placeholder ? BLURRED : ""} ${className}`}
    />
  );
}

/** Our pictures are transparent around what they show: a placeholder that stayed would be seen. Without JavaScript there is none. */
const BLURRED =
  "bg-(image:--placeholder) bg-center bg-no-repeat bg-origin-content [background-size:contain] noscript:bg-none";

function styleOf(hotspot: PictureContent["hotspot"], placeholder: string | null): CSSProperties {
  return {
    ...(hotspot && { objectPosition: `${(hotspot.x ?? 0.5) * 100}% ${(hotspot.y ?? 0.5) * 100}%` }),
    ...(placeholder && { "--placeholder": `url(${placeholder})` }),
  };
}

/** Whether a picture has come; also when that was before React took the page over. */
function useLoaded(url: string) {
  const ref = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    const picture = ref.current;
    if (!picture) return;
    const tell = () => setLoaded(url);
    if (picture.complete) tell();
    picture.addEventListener("load", tell);
    picture.addEventListener("error", tell);
    return () => {
      picture.removeEventListener("load", tell);
      picture.removeEventListener("error", tell);
    };
  }, [url]);
  return { ref, isLoaded: loaded === url };
}
