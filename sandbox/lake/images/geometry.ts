import { cutFor, type Focus, type Region } from "./cut.ts";
import type { ImageParams } from "./image-params.ts";

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How a source is brought to the size asked for. */
export interface Placement {
  /** The part of the source that is used, where not all of it; `entropy` lets its content decide. */
  cut?: Region | "entropy";
  /** The size that this part is scaled to. */
  image: Size;
  /** The canvas around the image, when larger than the image. */
  canvas?: Size;
}

type Wanted = Pick<ImageParams, "w" | "h" | "min-w" | "min-h" | "max-w" | "max-h" | "fit" | "dpr"> & Focus;

/**
 * What Sanity's `w`, `h`, `fit` and `dpr` come to for a source. As in Sanity, small images are scaled up,
 * except by the fits max, fillmax and min.
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

/** The size of what `placement` makes, without padding. */
export function resultSize({ image, canvas }: Placement): Size {
  return canvas ?? image;
}

function cropped(source: Size, box: Size, focus: Focus): Placement {
  return { cut: cutFor(source, box, focus), image: box };
}

/**
 * With `fit=crop` a side that is not given follows the proportions, and `min-w` to `max-h` bound both sides: the
 * freedom that Sanity's documentation leaves to the service.
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
