import type { Fit } from "./image-params.ts";

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How a source is brought to the size asked for. */
export interface Placement {
  /** The size the image itself is scaled to. */
  image: Size;
  /** Whether scaling keeps the proportions and cuts what stands over (`cover`), or fills the size exactly. */
  scaling: "cover" | "fill";
  /** The canvas around the image, when larger than the image. */
  canvas?: Size;
}

interface Wanted {
  w?: number | undefined;
  h?: number | undefined;
  fit: Fit;
  dpr: number;
}

/**
 * What Sanity's `w`, `h`, `fit` and `dpr` come to for a source. As in Sanity, small images are scaled up,
 * except by the fits max, fillmax and min.
 */
export function placementOf(source: Size, { w, h, fit, dpr }: Wanted): Placement {
  const width = w === undefined ? undefined : Math.round(w * dpr);
  const height = h === undefined ? undefined : Math.round(h * dpr);
  if (width === undefined || height === undefined) {
    const factor = width ? width / source.width : height ? height / source.height : 1;
    const mayGrow = fit !== "max" && fit !== "fillmax" && fit !== "min";
    return { image: scaled(source, mayGrow ? factor : Math.min(1, factor)), scaling: "fill" };
  }
  const box = { width, height };
  const inside = Math.min(width / source.width, height / source.height);
  switch (fit) {
    case "scale":
      return { image: box, scaling: "fill" };
    case "crop":
      return { image: box, scaling: "cover" };
    case "min": {
      const shrink = Math.min(1, source.width / width, source.height / height);
      return { image: scaled(box, shrink), scaling: "cover" };
    }
    case "fill":
      return { image: scaled(source, inside), scaling: "fill", canvas: box };
    case "fillmax":
      return { image: scaled(source, Math.min(1, inside)), scaling: "fill", canvas: box };
    case "max":
      return { image: scaled(source, Math.min(1, inside)), scaling: "fill" };
    case "clip":
      return { image: scaled(source, inside), scaling: "fill" };
  }
}

/** The size of what `placement` makes. */
export function resultSize({ image, canvas }: Placement): Size {
  return canvas ?? image;
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
