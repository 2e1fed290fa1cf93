import type { CropMode } from "./crop-mode.ts";
import type { Size } from "./geometry.ts";

/** A part of an image, in whole pixels. */
export interface Region extends Size {
  left: number;
  top: number;
}

/** Which part of an image a cut should keep. */
export interface Focus {
  crop?: CropMode | undefined;
  /** The focal point as fractions of the image, from its upper left corner. */
  "fp-x"?: number | undefined;
  "fp-y"?: number | undefined;
}

/**
 * The largest part of `source` with the proportions of `box`, where the focus asks for it; the middle when it does
 * not. A focal point without `crop` is taken for `crop=focalpoint`, which is what `@sanity/image-url` means by it.
 */
export function cutFor(source: Size, box: Size, focus: Focus): Region | "entropy" {
  if (focus.crop === "entropy") return "entropy";
  const scale = Math.min(source.width / box.width, source.height / box.height);
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  const spareX = source.width - width;
  const spareY = source.height - height;
  if (focus.crop === "focalpoint" || (focus.crop === undefined && hasPoint(focus))) {
    const left = (focus["fp-x"] ?? 0.5) * source.width - width / 2;
    const top = (focus["fp-y"] ?? 0.5) * source.height - height / 2;
    return { left: between(0, left, spareX), top: between(0, top, spareY), width, height };
  }
  const { x, y } = focus.crop ?? { x: 0.5, y: 0.5 };
  return { left: Math.round(spareX * x), top: Math.round(spareY * y), width, height };
}

function hasPoint(focus: Focus): boolean {
  return focus["fp-x"] !== undefined || focus["fp-y"] !== undefined;
}

function between(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(max, Math.round(value)));
}
