import type { Sharp } from "sharp";
import type { ImageParams } from "./image-params.ts";

/** Sanity's flips, greys and filters. */
export function applyEffects(picture: Sharp, { flip, invert, sat, sharp, blur }: ImageParams): Sharp {
  let result = picture;
  if (flip?.includes("h")) result = result.flop();
  if (flip?.includes("v")) result = result.flip();
  if (invert === "true") result = result.negate({ alpha: false });
  if (sat) result = result.grayscale();
  if (blur > 0) result = result.blur(blurSigma(blur));
  if (sharp > 0) result = result.sharpen({ sigma: sharpenSigma(sharp) });
  return result;
}

/** Sanity's 0 to 2000 as sharp's sigma of 0.3 to 1000. */
function blurSigma(blur: number): number {
  return Math.max(0.3, blur / 2);
}

/** Sanity's 0 to 100 as sharp's sigma, of which 0.5 is hardly seen and 5 is much. */
function sharpenSigma(amount: number): number {
  return 0.5 + (amount / 100) * 4.5;
}
