import type { CropMode, ImageParams } from "./image-params.ts";

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How to bring a source to the size asked for. */
export interface Placement {
  /** The part of the source to use, by default all of it. `entropy`: the content decides. */
  cut?: Region | "entropy";
  /** The size to scale this part to. */
  image: Size;
  /** The canvas around the image, when larger than the image. */
  canvas?: Size;
}

type Wanted = Pick<ImageParams, "w" | "h" | "min-w" | "min-h" | "max-w" | "max-h" | "fit" | "dpr"> & Focus;

/**
 * Sanity's `w`, `h`, `fit` and `dpr` applied to a source. As in Sanity, small images are scaled up, except with the fits
 * max, fillmax and min.
 */
export function placementOf(source: Size, wanted: Wanted): Placement {
  const { fit, dpr } = wanted;
  const width = wanted.w === undefined ? undefined : Math.round(wanted.w * dpr);
  const height = wanted.h === undefined ? undefined : Math.round(wanted.h * dpr);
  if (fit === "crop") return cropped(source, limited(source, { width, height }, wanted), wanted);
  if (width === undefined || height === undefined) {
    const factor = width ? width / source.width : height ? height / source.height : 1;
    const mayGrow = fit !== "max" && fit !== "fillmax" && fit !== "min";
    return { image: scaled(source, mayGrow ? factor : Math.min(1, factor)) };
  }
  const box = { width, height };
  const inside = Math.min(width / source.width, height / source.height);
  switch (fit) {
    case "scale":
      return { image: box };
    case "min": {
      const shrink = Math.min(1, source.width / width, source.height / height);
      return cropped(source, scaled(box, shrink), wanted);
    }
    case "fill":
      return { image: scaled(source, inside), canvas: box };
    case "fillmax":
      return { image: scaled(source, Math.min(1, inside)), canvas: box };
    case "max":
      return { image: scaled(source, Math.min(1, inside)) };
    case "clip":
      return { image: scaled(source, inside) };
  }
}

/** The size of the result, without padding. */
export function resultSize({ image, canvas }: Placement): Size {
  return canvas ?? image;
}

function cropped(source: Size, box: Size, focus: Focus): Placement {
  return { cut: cutFor(source, box, focus), image: box };
}

/**
 * With `fit=crop` a missing side follows the proportions, and `min-w` to `max-h` bound both sides. Sanity's documentation
 * leaves this open.
 */
function limited(source: Size, { width, height }: Partial<Size>, wanted: Wanted): Size {
  const factor = width ? width / source.width : height ? height / source.height : 1;
  const free = scaled(source, factor);
  const within = (length: number, min = 0, max = Number.POSITIVE_INFINITY) =>
    Math.round(Math.max(min * wanted.dpr, Math.min(max * wanted.dpr, length)));
  return {
    width: within(width ?? free.width, wanted["min-w"], wanted["max-w"]),
    height: within(height ?? free.height, wanted["min-h"], wanted["max-h"]),
  };
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** A part of an image, in whole pixels. */
export interface Region extends Size {
  left: number;
  top: number;
}

/** The part of an image that a cut should keep. */
interface Focus {
  crop?: CropMode | undefined;
  /** Focal point as fractions of the image, from its upper left corner. */
  "fp-x"?: number | undefined;
  "fp-y"?: number | undefined;
}

/**
 * The largest part of `source` with the proportions of `box`, at the focus, by default in the middle. A focal point without
 * `crop` means `crop=focalpoint`, as `@sanity/image-url` uses it.
 */
function cutFor(source: Size, box: Size, focus: Focus): Region | "entropy" {
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
