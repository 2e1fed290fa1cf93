/** The crop that an editor set: the fraction cut off each side. */
interface Crop {
  top?: number | null;
  bottom?: number | null;
  left?: number | null;
  right?: number | null;
}

export interface PictureSource {
  /** The URL of Sanity's original, whose name ends in its size: `…-1600x1200.png`. */
  url: string;
  crop?: Crop | null;
  /** Its hotspot: the middle (x, y), the width and the height, in percent of the picture's. */
  focus?: readonly (number | null)[] | null;
  /** Whether it has no transparent parts, as a photograph: then it may fill its box. */
  isOpaque?: boolean | null;
}

/**
 * Where a picture is shown, and the widths in pixels in which it is offered there (docs/rules.md#interface-constants). Small places have
 * one, for screens with 2 pixels per CSS pixel; others have several, for 1 to 3. Few widths keep the HTML short, and let the sandbox
 * prepare most pictures ahead.
 */
const WIDTHS = {
  /** Up to 56 CSS pixels: a device in the plan of a house, of which a page has a dozen. */
  spot: [112],
  /** Up to 112 CSS pixels. Shows only the square around the hotspot, if the picture has one. */
  thumbnail: [224],
  /** Up to 240 CSS pixels, but small on a phone. Like `thumbnail`, it shows only the square around the hotspot. */
  closeUp: [224, 480],
  /** A device's card: up to 280 CSS pixels wide and two thirds as high. */
  device: [480],
  /** Up to 300. */
  small: [224, 480],
  /** Up to 500, but small on a phone: an offer beside others. */
  offer: [224, 480, 960],
  /** Up to 500, or as wide as a phone. */
  card: [480, 720, 960],
  /** Wider, such as the main picture of a page. */
  wide: [720, 960, 1280],
} as const;

export type PictureSlot = keyof typeof WIDTHS;

const QUALITY = 45;

function sizeOf(url: string) {
  const [, width, height] = (/-(\d+)x(\d+)\.\w+$/.exec(url) ?? []).map(Number);
  return { width, height };
}

/** The part of a picture that its crop leaves, in pixels of the original. */
function cropOf({ url, crop }: PictureSource) {
  const { width = 0, height = 0 } = sizeOf(url);
  const left = Math.round((crop?.left ?? 0) * width);
  const top = Math.round((crop?.top ?? 0) * height);
  return {
    left,
    top,
    width: Math.max(1, Math.round(width * (1 - (crop?.right ?? 0))) - left),
    height: Math.max(1, Math.round(height * (1 - (crop?.bottom ?? 0))) - top),
  };
}

/** The size of a picture after its crop, in pixels, and the `rect` parameter of Sanity's image service ('' without a crop). */
export function cropPicture(picture: PictureSource) {
  const { width, height } = sizeOf(picture.url);
  if (!width || !height || !picture.crop) return { width, height, rectParam: "" };
  const { left, top, ...size } = cropOf(picture);
  return { ...size, rectParam: `rect=${left},${top},${size.width},${size.height}&` };
}

/** The square around the hotspot, within the crop, in the form of `cropPicture`. */
function closeUp(picture: PictureSource) {
  const { width, height } = sizeOf(picture.url);
  const [x, y, focusWidth, focusHeight] = picture.focus ?? [];
  if (!width || !height || !x || !y || !focusWidth || !focusHeight) return undefined;
  const crop = cropOf(picture);
  const longerSide = Math.max(focusWidth * width, focusHeight * height) / 100;
  const side = Math.min(crop.width, crop.height, Math.round(longerSide));
  const start = (middle: number, from: number, length: number) =>
    Math.min(Math.max(Math.round(middle - side / 2), from), from + length - side);
  const left = start((x * width) / 100, crop.left, crop.width);
  const top = start((y * height) / 100, crop.top, crop.height);
  return { width: side, height: side, rectParam: `rect=${left},${top},${side},${side}&` };
}

/**
 * The attributes of an `img`: the picture in the smallest width of its slot, and in the others that are not larger than the picture.
 * `sizes` is needed only for a choice of widths.
 */
export function pictureAttributes(picture: PictureSource, slot: PictureSlot, sizes: string) {
  const [smallest, ...larger] = WIDTHS[slot];
  const isCloseUp = slot === "thumbnail" || slot === "closeUp";
  const { width, height, rectParam } = (isCloseUp && closeUp(picture)) || cropPicture(picture);
  const widths = [smallest, ...larger.filter((step) => !width || step <= width)];
  const urlOf = (step: number) => `${picture.url}?${rectParam}${parametersOf(step)}`;
  return {
    src: urlOf(widths[1] ?? smallest),
    ...(widths.length > 1 && { srcSet: widths.map((step) => `${urlOf(step)} ${step}w`).join(", "), sizes }),
    width,
    height,
  };
}

/** `auto=format` answers AVIF to the browsers that take it. Without `fit`, Sanity scales to the width. */
function parametersOf(width: number): string {
  return `w=${width}&q=${QUALITY}&auto=format`;
}

/** The parameters of all widths, the most used first. The sandbox prepares these pictures ahead. */
export const PICTURE_PARAMETERS: readonly string[] = [720, 480, 224, 960, 1280, 112].map(parametersOf);
