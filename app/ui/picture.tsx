import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { type Crop, cropPicture } from "./picture-crop.ts";

/** A picture of the content, in the page's language. */
export interface PictureContent {
  url: string;
  width: number | null;
  height: number | null;
  /** A few pixels of the picture, as a data URL. */
  placeholder: string | null;
  crop?: Crop | null;
  /** The point that stays visible when the picture is cropped, as fractions from the left and the top. */
  hotspot?: { x: number | null; y: number | null } | null;
  alt: LocalizedText;
}

/** In pixels. See docs/rules.md#interface-constants. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920];
const QUALITY = 52;

interface Props {
  image: PictureContent;
  /** The `sizes` attribute: the width that the picture is shown at. */
  sizes: string;
  /** Loads immediately: for the main picture at the top of the page. */
  priority?: boolean;
  /** Covers its box and is cropped around the hotspot. By default the whole picture is shown. */
  cover?: boolean;
  /** Has no alternative text, because the text beside it says the same. */
  decorative?: boolean;
  className?: string;
}

/** A picture of the content, in the size and format that the browser needs, with a placeholder while it loads. */
export function Picture({ image, sizes, priority = false, cover = false, decorative = false, className = "" }: Props) {
  const locale = useLocale();
  const { isLoaded, ref } = useLoaded(image.url);
  const { width, height, rectParam } = cropPicture(image);
  const widths = WIDTHS.filter((step, index) => index === 0 || step <= (width ?? Number.POSITIVE_INFINITY));
  const urlOfWidth = (step: number) => `${image.url}?${rectParam}w=${step}&q=${QUALITY}&auto=format&fit=max`;
  // The placeholder shows the whole picture, so a cropped picture has no placeholder.
  const placeholder = rectParam || priority || isLoaded ? null : image.placeholder;
  return (
    <img
      ref={ref}
      src={urlOfWidth(960)}
      srcSet={widths.map((step) => `${urlOfWidth(step)} ${step}w`).join(", ")}
      sizes={sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={decorative ? "" : image.alt.text}
      lang={image.alt.lang === locale || decorative ? undefined : image.alt.lang}
      loading={priority ? "eager" : "lazy"}
      // React 18 knows this attribute by its lower-case name only.
      {...{ fetchpriority: priority ? "high" : undefined }}
      decoding={priority ? "sync" : "async"}
      style={pictureStyle(cover ? image.hotspot : undefined, placeholder)}
      className={`${cover ? "object-cover" : "object-contain"} ${placeholder ? BLURRED : ""} ${className}`}
    />
  );
}

/** The pictures are transparent, so the placeholder is removed once they are loaded. Without JavaScript there is no placeholder. */
const BLURRED =
  "bg-(image:--placeholder) bg-center bg-no-repeat bg-origin-content [background-size:contain] noscript:bg-none";

function pictureStyle(hotspot: PictureContent["hotspot"], placeholder: string | null): CSSProperties {
  return {
    ...(hotspot && { objectPosition: `${(hotspot.x ?? 0.5) * 100}% ${(hotspot.y ?? 0.5) * 100}%` }),
    ...(placeholder && { "--placeholder": `url(${placeholder})` }),
  };
}

/** Whether the picture is loaded, also when that was before hydration. */
function useLoaded(url: string) {
  const ref = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    const picture = ref.current;
    if (!picture) return;
    const update = () => setLoaded(url);
    if (picture.complete) update();
    picture.addEventListener("load", update);
    picture.addEventListener("error", update);
    return () => {
      picture.removeEventListener("load", update);
      picture.removeEventListener("error", update);
    };
  }, [url]);
  return { ref, isLoaded: loaded === url };
}
