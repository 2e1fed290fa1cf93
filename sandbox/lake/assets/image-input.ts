import sharp, { type Metadata, type Sharp } from "sharp";

/** Pixels of the largest picture that is taken, and of the largest animation that moves: Sanity's limit. */
const MAX_PIXELS = 256_000_000;

/** `truncated` and `error` fail; warnings, which many cameras' files give, do not. */
const INPUT = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;

/** An image's first frame. */
export function openImage(file: string): Sharp {
  return sharp(file, INPUT);
}

/** An image with all its frames. */
export function openAnimation(file: string): Sharp {
  return sharp(file, { ...INPUT, animated: true });
}

/** Whether the image moves and is small enough to be served moving; else, as in Sanity, its first frame is served. */
export function isServedMoving({ pages = 1, width, height }: Metadata): boolean {
  return pages > 1 && width * height * pages <= MAX_PIXELS;
}
