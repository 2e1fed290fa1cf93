import sharp, { type Metadata, type Sharp } from "sharp";

/** Pixels of the largest image accepted, and of all frames of the largest animation served moving. Sanity's limit. */
const MAX_PIXELS = 256_000_000;

/** Fails on errors, not on warnings, which files of many cameras cause. */
const INPUT = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;

/** An image's first frame. */
export function openImage(file: string): Sharp {
  return sharp(file, INPUT);
}

/** An image with all its frames. */
export function openAnimation(file: string): Sharp {
  return sharp(file, { ...INPUT, animated: true });
}

/** Whether the image is an animation small enough to be served as one. Otherwise its first frame is served, as by Sanity. */
export function isServedMoving({ pages = 1, width, height }: Metadata): boolean {
  return pages > 1 && width * height * pages <= MAX_PIXELS;
}

/**
 * Images processed at once. libvips runs in Node's pool of four threads, which reads and writes files too: a page of
 * twenty new images must leave threads for other requests.
 */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs the work in its turn, first in, first out. Throws what the work throws. */
export async function imageJob<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
